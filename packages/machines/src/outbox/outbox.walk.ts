import { defineWalk } from '../test/walkMachine';
import { outboxMachine } from './outbox.machine';
import type { OutboxEntry } from './outboxEntry';

/** Creates an entry for a favourite, with a unique id. */
export const entry = (target: string): OutboxEntry => ({
  kind: 'favourite',
  key: `favourite lea ${target}`,
  id: target,
  owner: 'lea',
  target,
  title: 'Nuit du jazz',
  value: true,
  before: false,
  isTried: false,
  createdAt: 1,
});

export const walk = defineWalk({
  machine: outboxMachine,
  inputs: [undefined],
  events: [
    { type: 'outbox.changed', entries: [] },
    { type: 'outbox.changed', entries: [entry('jazz'), entry('swing')] },
    { type: 'outbox.connected' },
    { type: 'outbox.disconnected' },
    { type: 'outbox.dismissed' },
  ],
  answers: { sendEntry: [entry('jazz'), null] },
  refusals: {
    sendEntry: [
      { code: 'unknown', message: 'Down.' },
      { code: '23503', message: 'The event is gone.' },
    ],
  },
});
