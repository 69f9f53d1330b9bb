import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure';
import { missingService } from '../missingService';

/** The person behind a session. Tokens stay with the backend's client. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** Saving preferences asks for it. */
  readonly emailConfirmed: boolean;
  readonly fullName: string | null;
}

/**
 * Why nobody is signed in: nobody ever was, asked for here, asked for in another tab, or the session could not be
 * refreshed.
 */
export type SignedOutReason = 'visitor' | 'left' | 'elsewhere' | 'expired';

/** What happens to the stored session, in this tab or another one. */
export type SessionNews =
  | { type: 'session.read'; user: SignedInUser | null }
  | { type: 'session.signedIn'; user: SignedInUser }
  | { type: 'session.signedOut' }
  | { type: 'session.refreshed'; user: SignedInUser }
  | { type: 'session.userUpdated'; user: SignedInUser }
  | { type: 'session.challengeVerified'; user: SignedInUser }
  /** The link of a password reset was followed: signed in, and a new password is due. */
  | { type: 'session.recovered'; user: SignedInUser }
  /** A refresh failed for good and the session was removed. */
  | { type: 'session.expired' };

export type SessionEvent = SessionNews | { type: 'session.signOutAsked' };

/** What the app reacts to. Who it is about, and why, is in the context. */
export type SessionEmitted =
  | { type: 'session.started' }
  /** Another person took over, in another tab: what was loaded belongs to somebody else. */
  | { type: 'session.switched' }
  | { type: 'session.passwordDue' }
  | { type: 'session.ended' }
  | { type: 'session.signOutFailed'; failure: Failure };

export interface SessionContext {
  user: SignedInUser | null;
  /** Null while the session is being read and while somebody is signed in. */
  reason: SignedOutReason | null;
}

/** Who uses the app. One for the whole app; it only follows what the backend's client tells. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    watchSession: fromCallback<SessionEvent>(() => {
      throw new Error(
        'Service not provided: watchSession. Nobody can be known to be signed in; use createSessionMachine().',
      );
    }),
    signOut: fromPromise<void>(missingService('signOut')),
  },
  actions: {
    keepUser: assign({ user: ({ context, event }) => userOf(event) ?? context.user, reason: null }),
    dropUser: assign((_, { reason }: { reason: SignedOutReason }) => ({ user: null, reason })),
    tellStart: emit({ type: 'session.started' }),
    tellSwitch: emit({ type: 'session.switched' }),
    tellPasswordDue: emit({ type: 'session.passwordDue' }),
    tellEnd: emit({ type: 'session.ended' }),
    tellSignOutFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'session.signOutFailed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    isSomebody: ({ event }) => userOf(event) !== null,
    isSomebodyElse: ({ context, event }) => {
      const user = userOf(event);
      return user !== null && context.user !== null && user.id !== context.user.id;
    },
  },
  delays: {
    /** How long the guard of a page shows its spinner before it says that the session cannot be read. */
    readingLimit: 10_000,
  },
}).createMachine({
  id: 'session',
  context: { user: null, reason: null },
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'reading',
  on: {
    'session.read': [
      { guard: 'isSomebody', target: '.signedIn', actions: 'keepUser' },
      { target: '.signedOut', actions: { type: 'dropUser', params: { reason: 'visitor' } } },
    ],
    'session.signedIn': { target: '.signedIn', actions: ['keepUser', 'tellStart'] },
    'session.refreshed': { target: '.signedIn', actions: ['keepUser', 'tellStart'] },
    'session.userUpdated': { target: '.signedIn', actions: ['keepUser', 'tellStart'] },
    'session.challengeVerified': { target: '.signedIn', actions: ['keepUser', 'tellStart'] },
    'session.recovered': { target: '.signedIn', actions: ['keepUser', 'tellPasswordDue'] },
    'session.signedOut': { target: '.signedOut', actions: { type: 'dropUser', params: { reason: 'visitor' } } },
    'session.expired': {
      target: '.signedOut',
      actions: [{ type: 'dropUser', params: { reason: 'expired' } }, 'tellEnd'],
    },
  },
  states: {
    reading: {
      after: { readingLimit: 'overdue' },
    },
    overdue: {},
    signedOut: {
      on: {
        // Already so: the first reason stands.
        'session.signedOut': {},
        'session.expired': {},
      },
    },
    signedIn: {
      on: {
        'session.read': [
          { guard: 'isSomebodyElse', target: '.idle', actions: ['keepUser', 'tellSwitch'] },
          { guard: 'isSomebody', actions: 'keepUser' },
          { target: 'signedOut', actions: [{ type: 'dropUser', params: { reason: 'elsewhere' } }, 'tellEnd'] },
        ],
        'session.signedIn': [
          { guard: 'isSomebodyElse', target: '.idle', actions: ['keepUser', 'tellSwitch'] },
          { actions: 'keepUser' },
        ],
        'session.refreshed': [
          { guard: 'isSomebodyElse', target: '.idle', actions: ['keepUser', 'tellSwitch'] },
          { actions: 'keepUser' },
        ],
        'session.userUpdated': [
          { guard: 'isSomebodyElse', target: '.idle', actions: ['keepUser', 'tellSwitch'] },
          { actions: 'keepUser' },
        ],
        'session.challengeVerified': [
          { guard: 'isSomebodyElse', target: '.idle', actions: ['keepUser', 'tellSwitch'] },
          { actions: 'keepUser' },
        ],
        'session.recovered': { actions: ['keepUser', 'tellPasswordDue'] },
        'session.signedOut': {
          target: 'signedOut',
          actions: [{ type: 'dropUser', params: { reason: 'elsewhere' } }, 'tellEnd'],
        },
      },
      initial: 'idle',
      states: {
        idle: {
          on: { 'session.signOutAsked': 'signingOut' },
        },
        signingOut: {
          on: {
            'session.signedOut': {
              target: '#session.signedOut',
              actions: [{ type: 'dropUser', params: { reason: 'left' } }, 'tellEnd'],
            },
            'session.expired': {
              target: '#session.signedOut',
              actions: [{ type: 'dropUser', params: { reason: 'left' } }, 'tellEnd'],
            },
          },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: {
              target: '#session.signedOut',
              actions: [{ type: 'dropUser', params: { reason: 'left' } }, 'tellEnd'],
            },
            onError: { target: 'idle', actions: { type: 'tellSignOutFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

function userOf(event: SessionEvent): SignedInUser | null {
  return 'user' in event ? event.user : null;
}
