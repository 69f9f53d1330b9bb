import type { EventId } from '@lively/engine';
import { fromService, uploadDeadline } from '../fromService';
import { deadline } from '../withDeadline';
import { type EventToSave, eventEditingMachine } from './eventEditing.machine';

/** The services that the event form calls. */
export interface EventEditingServices {
  /**
   * Stores the event under its id, with its picture if one was chosen. A new event whose id is already stored is the same event,
   * sent again: it is overwritten, which counts as success. After a lost answer, a creation is looked up before it is rejected.
   */
  saveEvent(event: EventToSave, signal: AbortSignal): Promise<void>;
  /** Deletes the event. An event that is already deleted counts as success. */
  deleteEvent(eventId: EventId, signal: AbortSignal): Promise<void>;
}

export const createEventEditingMachine = (services: EventEditingServices) =>
  eventEditingMachine.provide({
    actors: {
      saveEvent: fromService<void, EventToSave>(
        (input, signal) => services.saveEvent(input, signal),
        ({ picture }) => (picture ? uploadDeadline : deadline),
      ),
      deleteEvent: fromService<void, EventId>((input, signal) => services.deleteEvent(input, signal)),
    },
  });
