import { defineWalk } from '../test/walkMachine';
import { accountRemovalMachine } from './accountRemoval.machine';

export const walk = defineWalk({
  machine: accountRemovalMachine,
  inputs: [{ email: 'lea@example.org' }],
  events: [
    { type: 'accountRemoval.asked' },
    { type: 'accountRemoval.dismissed' },
    { type: 'accountRemoval.confirmed', typed: 'lea@example.org' },
    { type: 'accountRemoval.confirmed', typed: 'lea' },
  ],
  answers: { deleteAccount: [undefined] },
});
