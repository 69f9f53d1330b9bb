import type { StaffRole } from './Moderation';

/** The last run of an import or a backup, per source. */
export interface HostRun {
  readonly kind: 'import' | 'backup';
  /** The file or the URL; empty for a backup. */
  readonly source: string;
  /** An instant. */
  readonly finishedAt: string;
  /** The counts of an import, by name: `records`, `added`, `changed`, `problems`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Some of the records that were refused. */
  readonly refused: readonly { readonly id: string; readonly title: string; readonly reason: string }[];
}

/** A limit that at least one sender reached. */
export interface QuotaHit {
  /** The kind of action that is limited. */
  readonly scope: 'attempts' | 'writes' | 'forms' | 'sign-ups';
  /** The name in the database: `password of address`, `events changes`. */
  readonly kind: string;
  readonly most: number;
  /** Seconds. */
  readonly period: number;
  /** The number of senders that reached it. */
  readonly senders: number;
}

/** A role that a user has. */
export interface StaffMember {
  readonly userId: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: StaffRole;
  /** An instant. */
  readonly givenAt: string;
  /** Null for the host, and for a deleted account. */
  readonly author: string | null;
  readonly isByHost: boolean;
  /** Whether the user has a second factor: without it the role does not count. */
  readonly hasFactor: boolean;
}

/** A role that was given or revoked. */
export interface RoleChange extends Pick<StaffMember, 'role' | 'author' | 'isByHost'> {
  readonly id: string;
  readonly name: string;
  readonly isGiven: boolean;
  /** An instant. */
  readonly changedAt: string;
}

/** The state of the operation, for an operator. */
export interface Operations {
  /** When it was read, by the clock of the database, as an instant. */
  readonly moment: string;
  /** Mails that are due, that wait for their next attempt, and that failed at their last. */
  readonly mails: { readonly due: number; readonly waiting: number; readonly failed: number };
  /** The age in seconds of the oldest mail that is due; 0 if there is none. */
  readonly oldestMail: number;
  readonly runs: readonly HostRun[];
  readonly quotas: readonly QuotaHit[];
  readonly sources: readonly { readonly source: string; readonly licence: string | null }[];
  readonly staff: readonly StaffMember[];
  readonly changes: readonly RoleChange[];
  /** Servers that share the database; 0 if it is unknown. */
  readonly servers: number;
  /** The number of different versions that they run. */
  readonly versions: number;
  /** The replicas that the primary feeds, with their lag in seconds. */
  readonly replicas: readonly { readonly name: string; readonly lag: number }[];
}

export type GivenRole = 'given' | 'unchanged' | 'unknown' | 'unconfirmed';
export type TakenRole = 'taken' | 'unchanged' | 'last';

/** The actions of an operator, other than answering messages. */
export interface OperationServices {
  /** Returns null for a user who is not an operator, or has not used a second factor. */
  readOperations(signal: AbortSignal): Promise<Operations | null>;
  /** @returns The result: an existing role stays, and an address may be unknown or not confirmed. */
  giveRole(address: string, role: StaffRole, signal: AbortSignal): Promise<GivenRole>;
  /** @returns The result: the last operator keeps the role. */
  takeRole(userId: string, role: StaffRole, signal: AbortSignal): Promise<TakenRole>;
  /** @returns The number of mails that are retried. */
  retryFailedMails(signal: AbortSignal): Promise<number>;
}
