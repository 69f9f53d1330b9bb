import type { CivilDate, EventId, LivelyEvent } from '@lively/engine';
import type { PollChange, PollFields } from '@lively/machines';

/** An event on one of its days. */
export interface PollOption {
  readonly id: string;
  /** Null for an event without a date. */
  readonly day: CivilDate | null;
  /** With the times of that day alone; null once it is no longer published. */
  readonly event: LivelyEvent | null;
  /** False where the event is cancelled, is no longer published, or no longer takes place on that day. */
  readonly isOn: boolean;
}

/** A person who has answered. */
export interface PollPerson extends PollFields {
  readonly isMe: boolean;
}

/** A poll as one reader sees it. */
export interface Poll {
  readonly id: string;
  /** An instant, ISO 8601; null without an end. */
  readonly closesAt: string | null;
  readonly isClosed: boolean;
  /** False while the answers of others are hidden from a reader who has not answered. */
  readonly showsAnswers: boolean;
  readonly hidesAnswers: boolean;
  readonly options: readonly PollOption[];
  readonly peopleCount: number;
  /** Empty while the answers are hidden. */
  readonly people: readonly PollPerson[];
  /** What the reader has answered, null for nothing. */
  readonly me: PollFields | null;
}

/** A poll as its organiser sees it. */
export interface OrganizedPoll extends Poll {
  /** The token of the friends' link. */
  readonly token: string;
  /** How many of these links there were. */
  readonly generation: number;
}

/** The link that a reader has followed, and who the reader is. */
export interface PollReader {
  /** The token of the friends' link. */
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
  /** 256 random bits as base64url: the same again is the same poll. */
  readonly organizerToken: string;
  /** 2 to 12. */
  readonly options: readonly NewPollOption[];
  readonly hidesAnswers: boolean;
  readonly userId: string | null;
}

/** Polls, which only a link opens. What is refused is rejected with the code of the database: `PT404`, `PT410`, `PT429`. */
export interface PollServices {
  /** Null without a poll of this link. */
  readPoll(reader: PollReader, signal: AbortSignal): Promise<Poll | null>;
  answerPoll(reader: PollReader, change: PollChange, signal: AbortSignal): Promise<Poll>;
  /** Deletes the reader's name and answers. */
  withdrawAnswers(reader: PollReader, signal: AbortSignal): Promise<void>;
  createPoll(poll: NewPoll, signal: AbortSignal): Promise<OrganizedPoll>;
  /** Null without a poll of this link. */
  organizePoll(organizerToken: string, signal: AbortSignal): Promise<OrganizedPoll | null>;
  /** Adds options; the answers to the others stay. What is there already is not added again. */
  addPollOptions(
    organizerToken: string,
    options: readonly NewPollOption[],
    signal: AbortSignal,
  ): Promise<OrganizedPoll>;
  removePollOption(organizerToken: string, optionId: string, signal: AbortSignal): Promise<OrganizedPoll>;
  /** @param end - Now, an instant, or null to open it again. */
  endPoll(organizerToken: string, end: 'now' | Date | null, signal: AbortSignal): Promise<OrganizedPoll>;
  /** Ends the friends' link of a generation, and makes another. */
  renewPollLink(organizerToken: string, generation: number, signal: AbortSignal): Promise<OrganizedPoll>;
  deletePoll(organizerToken: string, signal: AbortSignal): Promise<void>;
}

/** How many options of a poll are chosen. */
export const pollOptionLimits = { fewest: 2, most: 12 } as const;
