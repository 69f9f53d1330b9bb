import type { CivilDate, EventId, LivelyEvent } from '@lively/engine';
import type { PollChange, PollFields } from '@lively/machines';

/** An event on one of its days. */
export interface PollOption {
  readonly id: string;
  /** Null for an event without a date. */
  readonly day: CivilDate | null;
  /** The event with only the times of that day; null if it is no longer published. */
  readonly event: LivelyEvent | null;
  /** False if the event is cancelled, is no longer published, or no longer takes place on that day. */
  readonly isOn: boolean;
}

/** A person who answered. */
export interface PollPerson extends PollFields {
  readonly isMe: boolean;
}

/** A poll as one reader sees it. */
export interface Poll {
  readonly id: string;
  /** An instant, ISO 8601; null if it does not end. */
  readonly closesAt: string | null;
  readonly isClosed: boolean;
  /** False while the answers of others are hidden from a reader who has not answered. */
  readonly showsAnswers: boolean;
  readonly hidesAnswers: boolean;
  readonly options: readonly PollOption[];
  readonly peopleCount: number;
  /** Empty while the answers are hidden. */
  readonly people: readonly PollPerson[];
  /** The reader's answers; null if there are none. */
  readonly me: PollFields | null;
}

/** A poll as its organiser sees it. */
export interface OrganizedPoll extends Poll {
  /** The token of the link for friends. */
  readonly token: string;
  /** The number of links so far, this one included. */
  readonly generation: number;
}

/** The link that a reader followed, and the identity of the reader. */
export interface PollReader {
  /** The token of the link for friends. */
  readonly token: string;
  /** The token of a guest's own link; null for a user, and for a guest who has not answered. */
  readonly answerToken: string | null;
  readonly userId: string | null;
}

export interface NewPollOption {
  readonly eventId: EventId;
  readonly day: CivilDate | null;
}

export interface NewPoll {
  /** 256 random bits as base64url. The same token creates the poll only once. */
  readonly organizerToken: string;
  /** 2 to 12 options. */
  readonly options: readonly NewPollOption[];
  readonly hidesAnswers: boolean;
  readonly userId: string | null;
}

/** Polls, which only a link opens. Refused requests are rejected with the code of the database: `PT404`, `PT410`, `PT429`. */
export interface PollServices {
  /** Returns null if the link opens no poll. */
  readPoll(reader: PollReader, signal: AbortSignal): Promise<Poll | null>;
  answerPoll(reader: PollReader, change: PollChange, signal: AbortSignal): Promise<Poll>;
  /** Deletes the reader's name and answers. */
  withdrawAnswers(reader: PollReader, signal: AbortSignal): Promise<void>;
  createPoll(poll: NewPoll, signal: AbortSignal): Promise<OrganizedPoll>;
  /** Returns null if the link opens no poll. */
  organizePoll(organizerToken: string, signal: AbortSignal): Promise<OrganizedPoll | null>;
  /** Adds options; the answers to the others stay. Existing options are not added again. */
  addPollOptions(
    organizerToken: string,
    options: readonly NewPollOption[],
    signal: AbortSignal,
  ): Promise<OrganizedPoll>;
  removePollOption(organizerToken: string, optionId: string, signal: AbortSignal): Promise<OrganizedPoll>;
  /** @param end - `now`, an instant, or null to reopen it. */
  endPoll(organizerToken: string, end: 'now' | Date | null, signal: AbortSignal): Promise<OrganizedPoll>;
  /** Revokes the friends' link of a generation, and creates a new one. */
  renewPollLink(organizerToken: string, generation: number, signal: AbortSignal): Promise<OrganizedPoll>;
  deletePoll(organizerToken: string, signal: AbortSignal): Promise<void>;
}

/** The minimum and maximum number of options of a poll. */
export const pollOptionLimits = { fewest: 2, most: 12 } as const;
