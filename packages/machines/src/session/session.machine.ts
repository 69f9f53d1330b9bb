import { assign, emit, fromCallback, setup } from 'xstate';
import { type FailureEvent, toFailureEvent } from '../failure';
import { missingService } from '../fromService';
import { deadline } from '../withDeadline';

/** The user of a session. The backend's client keeps the tokens. */
export interface SignedInUser {
  readonly id: string;
  readonly email: string;
  /** Required to save preferences. */
  readonly emailConfirmed: boolean;
  readonly fullName: string | null;
  /** Whether the account has a second factor, and whether its code was entered in this session. */
  readonly secondFactor: 'absent' | 'due' | 'verified';
}

/**
 * Why there is no session: the visitor never signed in, the user signed out here or in another tab, the session could
 * not be refreshed (it was ended on another device, or the reason is unknown), or its time was over.
 */
export type SignedOutReason = 'visitor' | 'left' | 'elsewhere' | 'expired' | 'timedOut';

/** Why a session could not be refreshed. */
export type LossReason = Extract<SignedOutReason, 'expired' | 'timedOut'>;

/** A change of the stored session, in this tab or another one. */
export type SessionChange =
  /** If the user is null, `lostBy` is present when the device held a session until it was read. */
  | { type: 'session.read'; user: SignedInUser | null; lostBy?: LossReason | undefined }
  | { type: 'session.signedIn'; user: SignedInUser }
  | { type: 'session.signedOut' }
  | { type: 'session.refreshed'; user: SignedInUser }
  | { type: 'session.userUpdated'; user: SignedInUser }
  | { type: 'session.challengeVerified'; user: SignedInUser }
  /** The user followed the link of a password reset: they are signed in and must choose a new password. */
  | { type: 'session.recovered'; user: SignedInUser }
  /** A refresh failed permanently and the session was removed. */
  | { type: 'session.expired'; lostBy: LossReason };

export type SessionEvent = SessionChange | { type: 'session.signOutAsked' };

/** The events that the app handles. The context contains the user and the reason. */
export type SessionEmitted =
  | { type: 'session.started' }
  /** Another user signed in, in another tab. The loaded data belongs to the previous user. */
  | { type: 'session.switched' }
  | { type: 'session.passwordDue' }
  | { type: 'session.ended' }
  | FailureEvent<'session.signOutFailed'>;

export interface SessionContext {
  user: SignedInUser | null;
  /** Null while the session is being read and while a user is signed in. */
  reason: SignedOutReason | null;
}

/**
 * The session of the app's user. The app has one session machine, which only follows the changes that the backend's
 * client reports.
 */
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
    /** Milliseconds that a protected page shows its spinner before it reports that the session cannot be read. */
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
        actions: { type: 'dropUser', params: ({ event }) => ({ reason: event.lostBy ?? 'visitor' }) },
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
      actions: [{ type: 'dropUser', params: ({ event }) => ({ reason: event.lostBy }) }, 'notifyEnd'],
    },
  },
  states: {
    reading: {
      after: { deadline: 'overdue' },
    },
    overdue: {},
    signedOut: {
      on: {
        // The user is already signed out: the first reason stays.
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
        // The user has passed the first factor. The backend refuses all other requests until the code of the second
        // factor is entered.
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
