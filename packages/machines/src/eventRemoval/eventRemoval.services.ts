import type { EventId } from '@lively/engine';
import { fromService } from '../fromService';
import { eventRemovalMachine } from './eventRemoval.machine';

/** What taking an event back needs from the outside world. */
export interface EventRemovalServices {
  /** Deletes the event; one that is gone already counts as success. */
  deleteEvent(eventId: EventId, signal: AbortSignal): Promise<void>;
  /** Marks the event as cancelled. It stays where it is. */
  cancelEvent(eventId: EventId, signal: AbortSignal): Promise<void>;
}

export const createEventRemovalMachine = (services: EventRemovalServices) =>
  eventRemovalMachine.provide({
    actors: {
      deleteEvent: fromService<void, EventId>((input, signal) => services.deleteEvent(input, signal)),
      cancelEvent: fromService<void, EventId>((input, signal) => services.cancelEvent(input, signal)),
    },
  });
