import { defineWalk } from '../test/walkMachine';
import { reportMachine } from './report.machine';

export const walk = defineWalk({
  machine: reportMachine,
  inputs: [{ eventId: 'jazz' }],
  events: [
    { type: 'report.opened' },
    { type: 'report.dismissed' },
    { type: 'report.submitted', reason: 'scam', details: '' },
    { type: 'report.submitted', reason: '', details: '' },
  ],
  answers: { sendReport: [undefined] },
});
