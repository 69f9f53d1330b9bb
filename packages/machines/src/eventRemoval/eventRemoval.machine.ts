import type { EventId } from '@lively/engine';
import { assign, emit, setup } from 'xstate';
import { type Failure, type Rejection, toFailure } from '../failure';
import { missingService } from '../fromService';

export interface EventRemovalContext {
  /** The event to confirm; null if no confirmation is open. */
  eventId: EventId | null;
  /** Why the last confirmed removal failed. */
  failure: Failure | null;
}

export type EventRemovalEvent =
  | { type: 'removal.asked'; eventId: EventId; isSold: boolean }
  | { type: 'removal.confirmed' }
  | { type: 'removal.dismissed' };

export type EventRemovalEmitted =
  | { type: 'removal.deleted'; eventId: EventId }
  | { type: 'removal.cancelled'; eventId: EventId };

/**
 * Removes a creator's event. An event without ticket holders is deleted. An event with ticket holders is cancelled
 * first, so that they find it and read that it does not take place.
 */
export const eventRemovalMachine = setup({
  types: {
    context: {} as EventRemovalContext,
    events: {} as EventRemovalEvent,
    emitted: {} as EventRemovalEmitted,
  },
  actors: {
    deleteEvent: missingService<void, EventId>('deleteEvent'),
    cancelEvent: missingService<void, EventId>('cancelEvent'),
  },
  actions: {
    choose: assign((_, { eventId }: { eventId: EventId }) => ({ eventId, failure: null })),
    clearFailure: assign({ failure: null }),
    showFailure: assign({ failure: (_, { error }: Rejection) => toFailure(error) }),
    notifyDeleted: emit(({ context }) => ({ type: 'removal.deleted' as const, eventId: chosenIdOf(context) })),
    notifyCancelled: emit(({ context }) => ({ type: 'removal.cancelled' as const, eventId: chosenIdOf(context) })),
  },
  guards: {
    isSold: (_, { isSold }: { isSold: boolean }) => isSold,
  },
}).createMachine({
  id: 'eventRemoval',
  context: { eventId: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'removal.asked': [
          {
            guard: { type: 'isSold', params: ({ event }) => event },
            target: 'confirmingCancel',
            actions: { type: 'choose', params: ({ event }) => event },
          },
          { target: 'confirmingDelete', actions: { type: 'choose', params: ({ event }) => event } },
        ],
      },
    },
    confirmingDelete: {
      on: { 'removal.confirmed': 'deleting', 'removal.dismissed': 'idle' },
    },
    deleting: {
      entry: 'clearFailure',
      invoke: {
        id: 'deleteEvent',
        src: 'deleteEvent',
        input: ({ context }) => chosenIdOf(context),
        onDone: { target: 'idle', actions: 'notifyDeleted' },
        onError: { target: 'confirmingDelete', actions: { type: 'showFailure', params: ({ event }) => event } },
      },
    },
    confirmingCancel: {
      on: { 'removal.confirmed': 'cancelling', 'removal.dismissed': 'idle' },
    },
    cancelling: {
      entry: 'clearFailure',
      invoke: {
        id: 'cancelEvent',
        src: 'cancelEvent',
        input: ({ context }) => chosenIdOf(context),
        onDone: { target: 'idle', actions: 'notifyCancelled' },
        onError: {
          target: 'confirmingCancel',
          actions: { type: 'showFailure', params: ({ event }) => event },
        },
      },
    },
  },
});

function chosenIdOf({ eventId }: EventRemovalContext): EventId {
  if (eventId === null) throw new Error('No event was chosen, so none can be taken back. Send removal.asked first.');
  return eventId;
}
