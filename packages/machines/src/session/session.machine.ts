import { assign, emit, fromCallback, setup } from 'xstate';
import { type FailureEvent, toFailureEvent } from '../failure';
import { missingService } from '../fromService';
import { deadline } from '../withDeadline';

/** The person behind a session. Tokens stay with the backend's client. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** Saving preferences asks for it. */
  readonly emailConfirmed: boolean;
  readonly fullName: string | null;
  /** Whether the account has a second factor, and whether its code was entered in this session. */
  readonly secondFactor: 'absent' | 'due' | 'verified';
}

/**
 * Why there is no session: there never was one, a sign-out here, a sign-out in another tab, or the session could not be
 * refreshed.
 */
export type SignedOutReason = 'visitor' | 'left' | 'elsewhere' | 'expired';

/** What happens to the stored session, in this tab or another one. */
export type SessionChange =
  /** Without a user `isExpired` tells whether the device held a session until it was read. */
  | { type: 'session.read'; user: SignedInUser | null; isExpired?: boolean }
  | { type: 'session.signedIn'; user: SignedInUser }
  | { type: 'session.signedOut' }
  | { type: 'session.refreshed'; user: SignedInUser }
  | { type: 'session.userUpdated'; user: SignedInUser }
  | { type: 'session.challengeVerified'; user: SignedInUser }
  /** The link of a password reset was followed: signed in, and a new password is due. */
  | { type: 'session.recovered'; user: SignedInUser }
  /** A refresh failed for good and the session was removed. */
  | { type: 'session.expired' };

export type SessionEvent = SessionChange | { type: 'session.signOutAsked' };

/** What the app reacts to. The user and the reason are in the context. */
export type SessionEmitted =
  | { type: 'session.started' }
  /** Another person took over, in another tab: what was loaded belongs to the user before. */
  | { type: 'session.switched' }
  | { type: 'session.passwordDue' }
  | { type: 'session.ended' }
  | FailureEvent<'session.signOutFailed'>;

export interface SessionContext {
  user: SignedInUser | null;
  /** Null while the session is being read and while a user is signed in. */
  reason: SignedOutReason | null;
}

/** The session of the app's user. One for the whole app; it only follows the changes that the backend's client reports. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    watchSession: fromCallback<SessionEvent>(() => {
      throw new Error(
        'Service not provided: watchSession. Without it the session is unknown; use createSessionMachine().',
      );
    }),
    signOut: missingService<void>('signOut'),
  },
  actions: {
    keepUser: assign({ user: ({ context, event }) => userOf(event) ?? context.user, reason: null }),
    dropUser: assign((_, { reason }: { reason: SignedOutReason }) => ({ user: null, reason })),
    notifyStart: emit({ type: 'session.started' }),
    notifySwitch: emit({ type: 'session.switched' }),
    notifyPasswordDue: emit({ type: 'session.passwordDue' }),
    notifyEnd: emit({ type: 'session.ended' }),
    notifySignOutFailure: emit(toFailureEvent('session.signOutFailed')),
  },
  guards: {
    isSignedIn: ({ event }) => userOf(event) !== null,
    isOtherUser: ({ context, event }) => {
      const user = userOf(event);
      return user !== null && context.user !== null && user.id !== context.user.id;
    },
    isCodeDue: ({ context }) => context.user?.secondFactor === 'due',
    isCodeEntered: ({ context }) => context.user?.secondFactor !== 'due',
  },
  delays: {
    /** How long the guard of a page shows its spinner before it says that the session cannot be read. */
    deadline,
  },
}).createMachine({
  id: 'session',
  context: { user: null, reason: null },
  invoke: { id: 'watchSession', src: 'watchSession' },
  initial: 'reading',
  on: {
    'session.read': [
      { guard: 'isSignedIn', target: '.signedIn', actions: 'keepUser' },
      {
        target: '.signedOut',
        actions: { type: 'dropUser', params: ({ event }) => ({ reason: event.isExpired ? 'expired' : 'visitor' }) },
      },
    ],
    'session.signedIn': { target: '.signedIn', actions: ['keepUser', 'notifyStart'] },
    'session.refreshed': { target: '.signedIn', actions: ['keepUser', 'notifyStart'] },
    'session.userUpdated': { target: '.signedIn', actions: ['keepUser', 'notifyStart'] },
    'session.challengeVerified': { target: '.signedIn', actions: ['keepUser', 'notifyStart'] },
    'session.recovered': { target: '.signedIn', actions: ['keepUser', 'notifyPasswordDue'] },
    'session.signedOut': { target: '.signedOut', actions: { type: 'dropUser', params: { reason: 'visitor' } } },
    'session.expired': {
      target: '.signedOut',
      actions: [{ type: 'dropUser', params: { reason: 'expired' } }, 'notifyEnd'],
    },
  },
  states: {
    reading: {
      after: { deadline: 'overdue' },
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
          { guard: 'isOtherUser', target: '.idle', actions: ['keepUser', 'notifySwitch'] },
          { guard: 'isSignedIn', actions: 'keepUser' },
          { target: 'signedOut', actions: [{ type: 'dropUser', params: { reason: 'elsewhere' } }, 'notifyEnd'] },
        ],
        'session.signedIn': [
          { guard: 'isOtherUser', target: '.idle', actions: ['keepUser', 'notifySwitch'] },
          { actions: 'keepUser' },
        ],
        'session.refreshed': [
          { guard: 'isOtherUser', target: '.idle', actions: ['keepUser', 'notifySwitch'] },
          { actions: 'keepUser' },
        ],
        'session.userUpdated': [
          { guard: 'isOtherUser', target: '.idle', actions: ['keepUser', 'notifySwitch'] },
          { actions: 'keepUser' },
        ],
        'session.challengeVerified': [
          { guard: 'isOtherUser', target: '.idle', actions: ['keepUser', 'notifySwitch'] },
          { actions: 'keepUser' },
        ],
        'session.recovered': { actions: ['keepUser', 'notifyPasswordDue'] },
        'session.signedOut': {
          target: 'signedOut',
          actions: [{ type: 'dropUser', params: { reason: 'elsewhere' } }, 'notifyEnd'],
        },
      },
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'isCodeDue', target: 'codeDue' },
          on: { 'session.signOutAsked': 'signingOut' },
        },
        // Signed in with the first factor: until the code of the second is entered, the backend answers nothing else.
        codeDue: {
          always: { guard: 'isCodeEntered', target: 'idle' },
          on: { 'session.signOutAsked': 'signingOut' },
        },
        signingOut: {
          on: {
            'session.signedOut': {
              target: '#session.signedOut',
              actions: [{ type: 'dropUser', params: { reason: 'left' } }, 'notifyEnd'],
            },
            'session.expired': {
              target: '#session.signedOut',
              actions: [{ type: 'dropUser', params: { reason: 'left' } }, 'notifyEnd'],
            },
          },
          invoke: {
            id: 'signOut',
            src: 'signOut',
            onDone: {
              target: '#session.signedOut',
              actions: [{ type: 'dropUser', params: { reason: 'left' } }, 'notifyEnd'],
            },
            onError: { target: 'idle', actions: { type: 'notifySignOutFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});

function userOf(event: SessionEvent): SignedInUser | null {
  return 'user' in event ? event.user : null;
}
