import type { OptimisticValueSetup } from './setupOptimisticValue';

/**
 * The first read of the stored value. Not interrupted by a choice: what was stored before is needed to correct the counts that
 * include it.
 */
export function createReading<Value>(machine: OptimisticValueSetup<Value>) {
  return machine.createStateConfig({
    on: {
      'value.chosen': { actions: [{ type: 'showValue', params: ({ event }) => event }, 'noteEarlyChoice'] },
      'value.synced': [
        {
          guard: 'wasChosenEarly',
          actions: [{ type: 'applyStored', params: ({ event }) => event }, 'contest'],
        },
        { actions: [{ type: 'applyStored', params: ({ event }) => event }, 'restoreSaved', 'contest'] },
      ],
    },
    invoke: {
      id: 'readValue',
      src: 'readValue',
      input: ({ context }) => context.eventId,
      onDone: [
        {
          guard: 'wasChosenEarly',
          target: 'saving',
          actions: [
            { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
            { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
          ],
        },
        {
          guard: 'isContested',
          target: 'checking',
          actions: { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
        },
        {
          target: 'settled',
          actions: [
            { type: 'keepInitial', params: ({ event }) => ({ value: event.output }) },
            { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
            'restoreSaved',
          ],
        },
      ],
      onError: [
        { guard: 'wasChosenEarly', target: 'saving' },
        // Another tab has said what is stored.
        { guard: 'isContested', target: 'settled' },
        { target: 'settled', actions: { type: 'notifyUnread', params: ({ event }) => event } },
      ],
    },
  });
}

/** A later read, after another tab wrote. */
export function createChecking<Value>(machine: OptimisticValueSetup<Value>) {
  return machine.createStateConfig({
    invoke: {
      id: 'readValue',
      src: 'readValue',
      input: ({ context }) => context.eventId,
      onDone: {
        target: 'settled',
        actions: [{ type: 'applyStored', params: ({ event }) => ({ value: event.output }) }, 'restoreSaved'],
      },
      // What is known stays shown: the next choice is sent anyway.
      onError: 'settled',
    },
  });
}
