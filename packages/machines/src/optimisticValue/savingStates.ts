import type { OptimisticValueSetup } from './setupOptimisticValue';

/** Creates the state of a write in flight. */
export function createSaving<Value>(machine: OptimisticValueSetup<Value>) {
  return machine.createStateConfig({
    entry: 'noteSent',
    on: {
      'value.chosen': { actions: { type: 'showChoice', params: ({ event }) => event } },
      // Changes only the value to fall back to: the user's intention stays shown.
      'value.synced': { actions: [{ type: 'applyStored', params: ({ event }) => event }, 'contest'] },
    },
    invoke: {
      id: 'saveValue',
      src: 'saveValue',
      input: ({ context }) => ({ eventId: context.eventId, value: context.sent }),
      onDone: [
        {
          guard: 'hasNewIntention',
          target: 'saving',
          reenter: true,
          actions: ['keepSent', 'logChoices', 'forgetLogged', 'notifySaved'],
        },
        {
          guard: 'isContested',
          target: 'checking',
          actions: ['keepSent', 'logChoices', 'forgetLogged', 'notifySaved'],
        },
        { target: 'settled', actions: ['keepSent', 'logChoices', 'forgetLogged', 'notifySaved'] },
      ],
      onError: [
        // Sent even if it equals the saved value: the failed write may have been stored.
        { guard: 'hasNewIntention', target: 'saving', reenter: true },
        { target: 'verifying', actions: { type: 'keepFailure', params: ({ event }) => event } },
      ],
    },
  });
}

/** Creates the state after a rejected write, which may have been stored. The store is read before a failure is reported. */
export function createVerifying<Value>(machine: OptimisticValueSetup<Value>) {
  return machine.createStateConfig({
    on: {
      'value.synced': {
        target: 'verifying',
        reenter: true,
        actions: { type: 'applyStored', params: ({ event }) => event },
      },
    },
    invoke: {
      id: 'verifyValue',
      src: 'verifyValue',
      input: ({ context }) => context.eventId,
      onDone: [
        {
          guard: { type: 'isSent', params: ({ event }) => ({ value: event.output }) },
          target: 'settled',
          actions: ['keepSent', 'logChoices', 'forgetLogged', 'notifySaved'],
        },
        {
          target: 'settled',
          actions: [
            { type: 'applyStored', params: ({ event }) => ({ value: event.output }) },
            // An earlier write whose answer was lost may have been stored.
            'logChoices',
            'restoreSaved',
            'notifyFailed',
          ],
        },
      ],
      onError: { target: 'settled', actions: ['restoreSaved', 'notifyFailed'] },
    },
  });
}
