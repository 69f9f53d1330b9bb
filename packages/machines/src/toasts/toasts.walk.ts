import { defineWalk } from '../test/walkMachine';
import { toastsMachine } from './toasts.machine';

export const walk = defineWalk({
  machine: toastsMachine,
  inputs: [undefined],
  events: [
    { type: 'toast.told', toast: { tone: 'success', title: 'À bientôt !' } },
    { type: 'toast.dismissed' },
    { type: 'toast.paused' },
    { type: 'toast.resumed' },
  ],
  answers: {},
  sameState: ({ value, context }) => JSON.stringify([value, context.toast]),
});
