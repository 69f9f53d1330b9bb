import type { SignedInUser, SignedOutReason } from '@lively/machines';

/** Who uses the app, as far as is known. */
export type Session =
  | { status: 'reading' }
  /** The session could not be read in time. */
  | { status: 'overdue' }
  | { status: 'signedOut'; reason: SignedOutReason }
  | { status: 'signedIn'; user: SignedInUser };
