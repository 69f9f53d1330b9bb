import type { SignedInUser, SignedOutReason } from '@lively/machines';
import { createContext, useContext } from 'react';

/** The user or visitor of the app, as far as is known. */
export type Session =
  | { status: 'reading' }
  /** The session could not be read in time. */
  | { status: 'overdue' }
  | {
      status: 'signedOut';
      reason: SignedOutReason;
      /** The entry of the history that signing out leads away from: the key of its location. */
      departedFrom?: string | undefined;
      /** A user who has given the first factor, and not yet the code of the second: a visitor to every page but the sign-in. */
      codeDueOf?: SignedInUser | undefined;
    }
  | { status: 'signedIn'; user: SignedInUser };

/** What the toast after signing out says. */
export interface SignOutToast {
  title: string;
  description: string;
}

export interface SessionContextValue {
  session: Session;
  /** Loads the machine of the session, for a visitor who is about to sign in. */
  follow: () => void;
  /**
   * @param destination - The path to go to afterwards.
   * @param toast - @default says that the user is signed out
   */
  signOut: (destination: string, toast?: SignOutToast) => void;
}

export const visitor: Session = { status: 'signedOut', reason: 'visitor' };

/** Prerendered pages are written for visitors. */
export const SessionContext = createContext<SessionContextValue>({
  session: visitor,
  follow: () => {},
  signOut: () => {},
});

export const useSession = (): Session => useContext(SessionContext).session;

/** The id of the user, undefined for a visitor and as long as it is not known. */
export function useUserId(): string | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.user.id : undefined;
}

/** @throws Error outside of the routes that need a session: they are the children of `RequireSession`. */
export function useUser(): SignedInUser {
  const session = useSession();
  if (session.status !== 'signedIn')
    throw new Error('useUser needs a <RequireSession> above it: no user is signed in.');
  return session.user;
}
