import { assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';

export interface CalendarFeedContext {
  /** When the calendar was created (ISO 8601); null if there is none. */
  since: string | null;
  /** The token that is shown or in flight, or that was sent last without an answer. Empty otherwise. */
  token: string;
  /** Why the last attempt failed. */
  failure: Failure | null;
}

export type CalendarFeedEvent =
  /** @param token - 256 new random bits. They replace the previous token. */
  | { type: 'calendarFeed.asked'; token: string }
  | { type: 'calendarFeed.revoked' }
  | { type: 'calendarFeed.retried' }
  | { type: 'calendarFeed.replacementAsked' }
  | { type: 'calendarFeed.revocationAsked' }
  | { type: 'calendarFeed.dismissed' };

export type CalendarFeedEmitted = { type: 'calendarFeed.ended' };

/**
 * A user's private calendar. The user creates it, and replaces or revokes it after a confirmation. Its token is shown
 * once and cannot be read again. A token without an answer is sent again, because it may have arrived.
 */
export const calendarFeedMachine = setup({
  types: {
    context: {} as CalendarFeedContext,
    events: {} as CalendarFeedEvent,
    emitted: {} as CalendarFeedEmitted,
  },
  actors: {
    readFeed: missingService<string | null>('readFeed'),
    createFeed: missingService<void, string>('createFeed'),
    revokeFeed: missingService<void>('revokeFeed'),
  },
  actions: {
    keepSince: assign((_, { output }: { output: string | null }) => ({ since: output })),
    // A token that was sent without an answer may have arrived. The same token again gives the same calendar.
    keepToken: assign(({ context }, { token }: { token: string }) => ({
      token: context.failure === null ? token : context.token || token,
    })),
    clearFailure: assign({ failure: null }),
    forgetToken: assign({ token: '' }),
    forgetFeed: assign({ since: null, token: '' }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyEnded: emit({ type: 'calendarFeed.ended' }),
  },
  guards: {
    isThere: ({ context }) => context.since !== null,
    isShown: ({ context }) => context.token !== '',
  },
}).createMachine({
  id: 'calendarFeed',
  context: { since: null, token: '', failure: null },
  initial: 'reading',
  states: {
    reading: {
      entry: 'clearFailure',
      invoke: {
        id: 'readFeed',
        src: 'readFeed',
        onDone: { target: 'deciding', actions: { type: 'keepSince', params: ({ event }) => event } },
        onError: { target: 'unread', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
    unread: { on: { 'calendarFeed.retried': 'reading' } },
    deciding: { always: [{ guard: 'isThere', target: 'active' }, { target: 'absent' }] },
    /** There is no calendar. */
    absent: {
      on: {
        'calendarFeed.asked': { target: 'creating', actions: { type: 'keepToken', params: ({ event }) => event } },
      },
    },
    /** There is a calendar, whose token is not known here. */
    active: {
      on: {
        'calendarFeed.replacementAsked': 'confirmingReplacement',
        'calendarFeed.revocationAsked': { target: 'confirmingRevocation', actions: ['clearFailure', 'forgetToken'] },
      },
    },
    confirmingReplacement: {
      on: {
        'calendarFeed.asked': { target: 'creating', actions: { type: 'keepToken', params: ({ event }) => event } },
        'calendarFeed.dismissed': 'active',
      },
    },
    creating: {
      entry: 'clearFailure',
      invoke: {
        id: 'createFeed',
        src: 'createFeed',
        input: ({ context }) => context.token,
        onDone: 'shown',
        onError: { target: 'deciding', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
    /** The URL of the calendar is shown. This happens only once. */
    shown: {
      on: { 'calendarFeed.revocationAsked': 'confirmingRevocation' },
    },
    /** A failed revocation returns here: the calendar still exists. */
    confirmingRevocation: {
      on: {
        'calendarFeed.revoked': 'revoking',
        'calendarFeed.dismissed': [
          { guard: 'isShown', target: 'shown', actions: 'clearFailure' },
          { target: 'active', actions: 'clearFailure' },
        ],
      },
    },
    revoking: {
      entry: 'clearFailure',
      invoke: {
        id: 'revokeFeed',
        src: 'revokeFeed',
        onDone: { target: 'absent', actions: ['forgetFeed', 'notifyEnded'] },
        onError: { target: 'confirmingRevocation', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
  },
});
