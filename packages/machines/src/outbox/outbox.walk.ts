import { defineWalk } from '../test/walkMachine';
import { outboxMachine } from './outbox.machine';
import type { Wish } from './wish';

/** A heart that waits, with an id of its own. */
export const wish = (target: string): Wish => ({
  kind: 'favourite',
  key: `favourite lea ${target}`,
  id: target,
  owner: 'lea',
  target,
  title: 'Nuit du jazz',
  value: true,
  before: false,
  isTried: false,
  wishedAt: 1,
});

export const walk = defineWalk({
  machine: outboxMachine,
  inputs: [undefined],
  events: [
    { type: 'outbox.changed', wishes: [] },
    { type: 'outbox.changed', wishes: [wish('jazz'), wish('swing')] },
    { type: 'outbox.connected' },
    { type: 'outbox.disconnected' },
    { type: 'outbox.dismissed' },
  ],
  answers: { sendWish: [wish('jazz'), null] },
  refusals: {
    sendWish: [
      { code: 'unknown', message: 'Down.' },
      { code: '23503', message: 'The event is gone.' },
    ],
  },
});
