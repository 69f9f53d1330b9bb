import type { EventId } from '@lively/engine';
import { ignoreFailure } from '../failure';
import { fromService, saveDeadline, verifyDeadline } from '../fromService';
import { defineOptimisticValueMachine } from './optimisticValue.machine';
import type { ValueToSave } from './setupOptimisticValue';

/** What an optimistic value needs from the outside world. */
export interface OptimisticValueServices<Value> {
  /** Stores the value; one that is stored already counts as success. */
  saveValue(value: ValueToSave<Value>, signal: AbortSignal): Promise<void>;
  /** Reads what is stored. */
  readValue(eventId: EventId, signal: AbortSignal): Promise<Value>;
  /** Records a saved value among the user actions. Its failure changes nothing. */
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
      logValue: ({ context: { eventId, saved } }) => ignoreFailure(() => services.logValue({ eventId, value: saved })),
    },
  });
}
