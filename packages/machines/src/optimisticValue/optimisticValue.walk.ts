import { defineWalk } from '../test/walkMachine';
import { defineOptimisticValueMachine } from './optimisticValue.machine';

export const walk = defineWalk({
  machine: defineOptimisticValueMachine<boolean>('optimisticValue', false),
  inputs: [{ eventId: 'jazz' }, { eventId: 'jazz', saved: false }, { eventId: 'jazz', saved: true }],
  events: [
    { type: 'value.chosen', value: true },
    { type: 'value.chosen', value: false },
    { type: 'value.synced', value: true },
    { type: 'value.synced', value: false },
  ],
  answers: { saveValue: [undefined], readValue: [true, false], verifyValue: [true, false] },
  hidesFailure: true,
  collects: ['unlogged'],
});
