import type { EventId } from '@lively/engine';
import { assign, emit, fromPromise, setup } from 'xstate';
import { type Failure, toFailure } from '../failure';
import { missingService } from '../missingService';

export interface FavouriteInput {
  eventId: EventId;
  /** Whether the event is stored as a favourite. */
  saved: boolean;
}

export interface FavouriteToSave {
  eventId: EventId;
  favourite: boolean;
}

export interface FavouriteContext extends FavouriteInput {
  /** What the heart shows: the last intention, until a failure takes it back. */
  shown: boolean;
  /** What the write in flight carries. */
  sent: boolean;
  /** Another tab wrote while a write was in flight: which of the two came last, only the store knows. */
  contested: boolean;
}

export type FavouriteEvent =
  | { type: 'favourite.toggled' }
  /** Word from elsewhere, another tab for example. Shown at once, then checked with the store. */
  | { type: 'favourite.synced'; favourite: boolean };

export type FavouriteEmitted =
  /** Added or removed. Worth telling other tabs, as their `favourite.synced`. */
  | { type: 'favourite.saved'; favourite: boolean }
  /** The heart went back. */
  | { type: 'favourite.failed'; failure: Failure };

/**
 * One person's heart on one event. Like a vote: shown at once, saved behind, one write at a time, the last intention
 * wins, and whatever is in doubt is read again.
 */
export const favouriteMachine = setup({
  types: {
    input: {} as FavouriteInput,
    context: {} as FavouriteContext,
    events: {} as FavouriteEvent,
    emitted: {} as FavouriteEmitted,
  },
  actors: {
    saveFavourite: fromPromise<void, FavouriteToSave>(missingService('saveFavourite')),
    readFavourite: fromPromise<boolean, EventId>(missingService('readFavourite')),
  },
  actions: {
    toggle: assign({ shown: ({ context }) => !context.shown }),
    send: assign({ sent: ({ context }) => context.shown, contested: false }),
    keep: assign({ saved: ({ context }) => context.sent }),
    learn: assign({ saved: (_, { favourite }: { favourite: boolean }) => favourite }),
    restore: assign({ shown: ({ context }) => context.saved }),
    contest: assign({ contested: true }),
    logFavourite: () => {},
    tellSaved: emit(({ context }) => ({ type: 'favourite.saved' as const, favourite: context.saved })),
    tellFailure: emit((_, { error }: { error: unknown }) => ({
      type: 'favourite.failed' as const,
      failure: toFailure(error),
    })),
  },
  guards: {
    hasNewIntention: ({ context }) => context.shown !== context.sent,
    isContested: ({ context }) => context.contested,
  },
}).createMachine({
  id: 'favourite',
  context: ({ input }) => ({ ...input, shown: input.saved, sent: input.saved, contested: false }),
  on: {
    'favourite.toggled': { target: '.saving', actions: 'toggle' },
    'favourite.synced': {
      target: '.checking',
      reenter: true,
      actions: [{ type: 'learn', params: ({ event }) => event }, 'restore'],
    },
  },
  initial: 'settled',
  states: {
    settled: {},
    saving: {
      entry: 'send',
      on: {
        'favourite.toggled': { actions: 'toggle' },
        // Only what to fall back to: the person's own intention still stands.
        'favourite.synced': { actions: [{ type: 'learn', params: ({ event }) => event }, 'contest'] },
      },
      invoke: {
        id: 'saveFavourite',
        src: 'saveFavourite',
        input: ({ context }) => ({ eventId: context.eventId, favourite: context.sent }),
        onDone: [
          {
            guard: 'hasNewIntention',
            target: 'saving',
            reenter: true,
            actions: ['keep', 'logFavourite', 'tellSaved'],
          },
          { guard: 'isContested', target: 'checking', actions: ['keep', 'logFavourite', 'tellSaved'] },
          { target: 'settled', actions: ['keep', 'logFavourite', 'tellSaved'] },
        ],
        onError: [
          // Sent even when it equals the saved state: the failed write may have been stored all the same.
          { guard: 'hasNewIntention', target: 'saving', reenter: true },
          { target: 'checking', actions: ['restore', { type: 'tellFailure', params: ({ event }) => event }] },
        ],
      },
    },
    checking: {
      invoke: {
        id: 'readFavourite',
        src: 'readFavourite',
        input: ({ context }) => context.eventId,
        onDone: {
          target: 'settled',
          actions: [{ type: 'learn', params: ({ event }) => ({ favourite: event.output }) }, 'restore'],
        },
        // What is known stays shown: a press sends the intention anyway.
        onError: 'settled',
      },
    },
  },
});
