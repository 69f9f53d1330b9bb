import type { StaffRole } from './Moderation';

/** An import or a backup: the last of its source. */
export interface HostRun {
  readonly kind: 'import' | 'backup';
  /** The file or the URL; empty for a backup. */
  readonly source: string;
  /** An instant. */
  readonly finishedAt: string;
  /** What an import counted, by name: `records`, `added`, `changed`, `problems`. */
  readonly counts: Readonly<Record<string, number>>;
  /** Some of the records that are not in. */
  readonly refused: readonly { readonly id: string; readonly title: string; readonly reason: string }[];
}

/** A limit that at least one sender has reached. */
export interface QuotaHit {
  /** What is limited. */
  readonly scope: 'attempts' | 'writes' | 'forms' | 'sign-ups';
  /** As the database names it: `password of address`, `events changes`. */
  readonly kind: string;
  readonly most: number;
  /** Seconds. */
  readonly period: number;
  /** How many have reached it. */
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
  /** Null for the host, and for an account that is deleted. */
  readonly author: string | null;
  readonly isByHost: boolean;
  /** Without a second factor the role does not count. */
  readonly hasFactor: boolean;
}

/** A role that was given, or taken back. */
export interface RoleChange extends Pick<StaffMember, 'role' | 'author' | 'isByHost'> {
  readonly id: string;
  readonly name: string;
  readonly isGiven: boolean;
  /** An instant. */
  readonly changedAt: string;
}

/** What an operator watches. */
export interface Operations {
  /** When it was read, by the clock of the database: an instant. */
  readonly moment: string;
  /** Mails that are due, that wait for their next try, and that have had their last. */
  readonly mails: { readonly due: number; readonly waiting: number; readonly failed: number };
  /** Seconds since the mail that has been due for longest was due; 0 where none is. */
  readonly oldestMail: number;
  readonly runs: readonly HostRun[];
  readonly quotas: readonly QuotaHit[];
  readonly sources: readonly { readonly source: string; readonly licence: string | null }[];
  readonly staff: readonly StaffMember[];
  readonly changes: readonly RoleChange[];
  /** Servers that share the database; 0 where it does not know. */
  readonly servers: number;
  /** How many versions they are of. */
  readonly versions: number;
  /** The replicas that the primary feeds, with their lag in seconds. */
  readonly replicas: readonly { readonly name: string; readonly lag: number }[];
}

export type GivenRole = 'given' | 'unchanged' | 'unknown' | 'unconfirmed';
export type TakenRole = 'taken' | 'unchanged' | 'last';

/** What an operator does beside answering messages. */
export interface OperationServices {
  /** Null for a user who is not an operator, or has not passed a second factor. */
  readOperations(signal: AbortSignal): Promise<Operations | null>;
  /** @returns What became of it: a role that the account has stays, and an address may be unknown or not confirmed. */
  giveRole(address: string, role: StaffRole, signal: AbortSignal): Promise<GivenRole>;
  /** @returns What became of it: the last operator stays. */
  takeRole(userId: string, role: StaffRole, signal: AbortSignal): Promise<TakenRole>;
  /** @returns How many mails are tried again. */
  retryFailedMails(signal: AbortSignal): Promise<number>;
}
