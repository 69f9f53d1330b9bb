import type { SignedInUser, SignedOutReason } from '@lively/machines';
import { createContext, useContext } from 'react';

/** The user or visitor of the app, as far as it is read. */
export type Session =
  | { status: 'reading' }
  /** The session was not read in time. */
  | { status: 'overdue' }
  | {
      status: 'signedOut';
      reason: SignedOutReason;
      /** The key of the location from which signing out navigates away. */
      departedFrom?: string | undefined;
      /** A user who has passed the first factor, and not yet the second: a visitor on every page but the sign-in. */
      codeDueOf?: SignedInUser | undefined;
    }
  | { status: 'signedIn'; user: SignedInUser };

/** The texts of the toast after signing out. */
export interface SignOutToast {
  title: string;
  description: string;
}

export interface SessionContextValue {
  session: Session;
  /** Loads the machine of the session, for a visitor who is about to sign in. */
  follow: () => void;
  /**
   * @param destination - The path to navigate to afterwards.
   * @param toast - @default a message that the user is signed out
   */
  signOut: (destination: string, toast?: SignOutToast) => void;
}

export const visitor: Session = { status: 'signedOut', reason: 'visitor' };

/** Prerendered pages are for visitors. */
export const SessionContext = createContext<SessionContextValue>({
  session: visitor,
  follow: () => {},
  signOut: () => {},
});

export const useSession = (): Session => useContext(SessionContext).session;

/** Returns the id of the user; undefined for a visitor, and until the session is read. */
export function useUserId(): string | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.user.id : undefined;
}

/** @throws Error outside the routes that need a session, the children of `RequireSession`. */
export function useUser(): SignedInUser {
  const session = useSession();
  if (session.status !== 'signedIn')
    throw new Error('useUser needs a <RequireSession> above it: no user is signed in.');
  return session.user;
}
