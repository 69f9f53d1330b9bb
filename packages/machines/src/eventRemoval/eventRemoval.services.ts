import type { EventId } from '@lively/engine';
import { fromService } from '../fromService';
import { eventRemovalMachine } from './eventRemoval.machine';

/** The services that the removal of an event calls. */
export interface EventRemovalServices {
  /** Deletes the event. An event that is already deleted counts as success. */
  deleteEvent(eventId: EventId, signal: AbortSignal): Promise<void>;
  /** Marks the event as cancelled. The event stays listed. */
  cancelEvent(eventId: EventId, signal: AbortSignal): Promise<void>;
}

export const createEventRemovalMachine = (services: EventRemovalServices) =>
  eventRemovalMachine.provide({
    actors: {
      deleteEvent: fromService<void, EventId>((input, signal) => services.deleteEvent(input, signal)),
      cancelEvent: fromService<void, EventId>((input, signal) => services.cancelEvent(input, signal)),
    },
  });
