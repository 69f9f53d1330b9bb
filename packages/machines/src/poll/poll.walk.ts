import { defineWalk } from '../test/walkMachine';
import { pollMachine } from './poll.machine';

const emptyInput = { fields: { name: '', answers: {} }, isAnswered: false, isClosed: false, timeLeft: null };
const answers = { jazz: 'yes' } as const;

export const walk = defineWalk({
  machine: pollMachine,
  inputs: [
    emptyInput,
    { ...emptyInput, fields: { name: 'Zoé', answers }, isAnswered: true },
    { ...emptyInput, isClosed: true },
    { ...emptyInput, timeLeft: 60_000 },
  ],
  events: [
    { type: 'poll.edited' },
    { type: 'poll.submitted', name: 'Zoé', answers, change: '1' },
    { type: 'poll.submitted', name: '', answers: {}, change: '2' },
  ],
  answers: { sendAnswers: [undefined] },
  refusals: {
    sendAnswers: [
      { code: 'unknown', message: 'Down.' },
      { code: 'PT410', message: 'Closed.' },
    ],
  },
});
