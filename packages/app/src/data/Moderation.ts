import type { EventId, LivelyEvent } from '@lively/engine';
import type { ReportReason } from '@lively/machines';

/** Whether an event is shown to others. */
export type Publication = 'draft' | 'published' | 'waiting' | 'hidden' | 'removed';

/** What a moderator may lead an event to. */
export type DecidedPublication = Exclude<Publication, 'draft' | 'waiting'>;

/** Why an event was held back, or shown again. */
export type DecisionReason = ReportReason | 'reports' | 'unfounded';

/** What was decided on an event, and why. */
export interface Decision {
  readonly id: string;
  readonly publication: Publication;
  readonly reason: DecisionReason;
  /** The facts and the rule, to the creator; empty for what reports did. */
  readonly statement: string;
  /** An instant. */
  readonly decidedAt: string;
  /** The answer to an appeal: there is no other. */
  readonly isFinal: boolean;
  /** What the creator answered, null for nothing. */
  readonly appeal: string | null;
}

/** What a creator does about the publication of their events. */
export interface PublicationServices {
  changePublication(eventId: EventId, publication: 'draft' | 'published', signal: AbortSignal): Promise<void>;
  /** Answers a decision, once. */
  sendAppeal(decisionId: string, text: string, signal: AbortSignal): Promise<void>;
}

export interface EventReport {
  readonly reason: ReportReason;
  readonly details: string;
  readonly createdAt: string;
}

/** An event that a moderator has to decide on. */
export interface ModerationCase {
  readonly event: LivelyEvent;
  readonly publication: Publication;
  /** Those without a decision, the oldest first. */
  readonly reports: readonly EventReport[];
  /** The latest first. */
  readonly decisions: readonly Decision[];
}

export interface DecisionToSave {
  readonly eventId: EventId;
  readonly publication: DecidedPublication;
  readonly reason: DecisionReason;
  readonly statement: string;
}

export const staffRoles = ['moderator', 'operator'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What a moderator does. */
export interface ModerationServices {
  listCases(signal: AbortSignal): Promise<ModerationCase[]>;
  decide(decision: DecisionToSave, signal: AbortSignal): Promise<void>;
  /**
   * Shows every event again that reports alone hold back.
   *
   * @returns How many.
   */
  restoreReported(statement: string, signal: AbortSignal): Promise<number>;
}

/** The forms whose messages an operator answers. */
export const messageKinds = ['contact', 'support', 'applications'] as const;
export type MessageKind = (typeof messageKinds)[number];
export type MessageStatus = 'open' | 'answered' | 'closed';

/** A message to the operators. */
export interface Message {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
  /** Given with an application. */
  readonly link: string | null;
  readonly createdAt: string;
  readonly status: MessageStatus;
}

/** What an operator does. */
export interface MessageServices {
  /** The latest hundred, unanswered ones first. */
  listMessages(kind: MessageKind, signal: AbortSignal): Promise<Message[]>;
  changeStatus(kind: MessageKind, id: string, status: MessageStatus, signal: AbortSignal): Promise<void>;
}

/** Which work of the staff a user does. */
export interface StaffServices {
  readRoles(signal: AbortSignal): Promise<StaffRole[]>;
}
