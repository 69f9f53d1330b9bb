import type { EventId } from '@lively/engine';
import { fromService, uploadDeadline } from '../fromService';
import { deadline } from '../withDeadline';
import { type EventToSave, eventEditingMachine } from './eventEditing.machine';

/** What the form of an event needs from the outside world. */
export interface EventEditingServices {
  /**
   * Stores the event under its id, with its picture if one was chosen. A new event whose id is stored already is the
   * same event, sent again: it is overwritten, and that counts as success. A creation whose answer was lost is looked
   * up before it is rejected.
   */
  saveEvent(event: EventToSave, signal: AbortSignal): Promise<void>;
  /** Deletes the event; one that is gone already counts as success. */
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
