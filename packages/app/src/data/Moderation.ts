import type { EventId, LivelyEvent } from '@lively/engine';
import type { ReportReason } from '@lively/machines';

/** Whether an event is shown to others. */
export type Publication = 'draft' | 'published' | 'waiting' | 'hidden' | 'removed';

/** The results of a moderator's decision. */
export type DecidedPublication = Exclude<Publication, 'draft' | 'waiting'>;

/** Why an event was hidden, or shown again. */
export type DecisionReason = ReportReason | 'reports' | 'unfounded';

/** A decision on an event, and its reason. */
export interface Decision {
  readonly id: string;
  readonly publication: Publication;
  readonly reason: DecisionReason;
  /** The facts and the rule, for the creator; empty if reports alone hid the event. */
  readonly statement: string;
  /** An instant. */
  readonly decidedAt: string;
  /** Whether it answers an appeal: no other decision can follow. */
  readonly isFinal: boolean;
  /** The creator's appeal; null if there is none. */
  readonly appeal: string | null;
}

/** The actions of a creator on the publication of their events. */
export interface PublicationServices {
  changePublication(eventId: EventId, publication: 'draft' | 'published', signal: AbortSignal): Promise<void>;
  /** Appeals against a decision, at most once. */
  sendAppeal(decisionId: string, text: string, signal: AbortSignal): Promise<void>;
}

export interface EventReport {
  readonly reason: ReportReason;
  readonly details: string;
  readonly createdAt: string;
}

/** An event that awaits a moderator's decision. */
export interface ModerationCase {
  readonly event: LivelyEvent;
  readonly publication: Publication;
  /** The reports without a decision, the oldest first. */
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

/** The actions of a moderator. */
export interface ModerationServices {
  listCases(signal: AbortSignal): Promise<ModerationCase[]>;
  decide(decision: DecisionToSave, signal: AbortSignal): Promise<void>;
  /**
   * Shows all events again that are hidden by reports alone.
   *
   * @returns The number of events.
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
  /** Only for an application. */
  readonly link: string | null;
  readonly createdAt: string;
  readonly status: MessageStatus;
}

/** The actions of an operator on messages. */
export interface MessageServices {
  /** Lists the latest 100, unanswered messages first. */
  listMessages(kind: MessageKind, signal: AbortSignal): Promise<Message[]>;
  changeStatus(kind: MessageKind, id: string, status: MessageStatus, signal: AbortSignal): Promise<void>;
}

/** The roles of a user in the staff. */
export interface StaffServices {
  readRoles(signal: AbortSignal): Promise<StaffRole[]>;
}
