import type { EventId } from '@lively/engine';
import { ignoreFailure } from '../failure';
import { fromService, saveDeadline, verifyDeadline } from '../fromService';
import { listStoredChoices } from './listStoredChoices';
import { defineOptimisticValueMachine } from './optimisticValue.machine';
import type { ValueToSave } from './setupOptimisticValue';

/** The services that an optimistic value calls. */
export interface OptimisticValueServices<Value> {
  /** Stores the value. A value that is already stored counts as success. */
  saveValue(value: ValueToSave<Value>, signal: AbortSignal): Promise<void>;
  /** Reads the stored value. */
  readValue(eventId: EventId, signal: AbortSignal): Promise<Value>;
  /** Records a choice among the user actions, once it or a later choice is saved. A failure has no effect. */
  logValue(value: ValueToSave<Value>): Promise<void>;
}

export function createOptimisticValueMachine<Value>(
  id: string,
  neutral: Value,
  services: OptimisticValueServices<Value>,
) {
  return defineOptimisticValueMachine(id, neutral).provide({
    actors: {
      saveValue: fromService<void, ValueToSave<Value>>(
        (input, signal) => services.saveValue(input, signal),
        saveDeadline,
      ),
      readValue: fromService<Value, EventId>((input, signal) => services.readValue(input, signal)),
      verifyValue: fromService<Value, EventId>((input, signal) => services.readValue(input, signal), verifyDeadline),
    },
    actions: {
      // One after another, so that the log has the order of the choices.
      async logChoices({ context }) {
        for (const value of listStoredChoices(context.unlogged, context.saved)) {
          await ignoreFailure(() => services.logValue({ eventId: context.eventId, value }));
        }
      },
    },
  });
}
