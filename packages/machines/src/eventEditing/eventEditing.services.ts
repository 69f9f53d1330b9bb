import type { EventId } from '@lively/engine';
import { fromPromise } from 'xstate';
import { type EventToSave, eventEditingMachine } from './eventEditing.machine';

/** What the form of an event needs from the outside world. */
export interface EventEditingServices {
  /** Stores the event, with its picture if one was chosen, and gives its id. */
  saveEvent(event: EventToSave, signal: AbortSignal): Promise<EventId>;
  /** Deletes the event; one that is gone already counts as success. */
  deleteEvent(eventId: EventId, signal: AbortSignal): Promise<void>;
}

export const createEventEditingMachine = (services: EventEditingServices) =>
  eventEditingMachine.provide({
    actors: {
      saveEvent: fromPromise<EventId, EventToSave>(({ input, signal }) => services.saveEvent(input, signal)),
      deleteEvent: fromPromise<void, EventId>(({ input, signal }) => services.deleteEvent(input, signal)),
    },
  });
