import type { PollFields } from '@lively/machines';
import type { OrganizedPoll, Poll } from '../data/Polls';
import { type ReadableEventRow, toEvent } from './toEvent';

/** The answer of `read_poll` and `answer_poll`. */
interface PollRow {
  readonly id: string;
  readonly closes_at: string | null;
  readonly is_closed: boolean;
  readonly hides_answers: boolean;
  readonly shows_answers: boolean;
  readonly options: readonly {
    readonly id: string;
    readonly day: string | null;
    readonly event: ReadableEventRow | null;
    readonly is_on: boolean;
  }[];
  readonly people_count: number;
  readonly people: readonly (PollFields & { readonly is_me: boolean })[];
  readonly me: PollFields | null;
}

/** The answer of `organize_poll` and the functions that change a poll. */
interface OrganizedPollRow extends PollRow {
  readonly token: string;
  readonly generation: number;
}

/** Converts an answer of the database, JSON without generated types, to a poll. */
export function toPoll(answer: unknown): Poll {
  const row = answer as PollRow;
  return {
    id: row.id,
    closesAt: row.closes_at,
    isClosed: row.is_closed,
    hidesAnswers: row.hides_answers,
    showsAnswers: row.shows_answers,
    options: row.options.map(({ id, day, event, is_on }) => ({
      id,
      day,
      event: event && toEvent(event),
      isOn: is_on,
    })),
    peopleCount: row.people_count,
    people: row.people.map(({ name, answers, is_me }) => ({ name, answers, isMe: is_me })),
    me: row.me,
  };
}

/** Converts an answer to a poll for its organiser. */
export function toOrganizedPoll(answer: unknown): OrganizedPoll {
  const { token, generation } = answer as OrganizedPollRow;
  return { ...toPoll(answer), token, generation };
}
