import { expect, test } from 'vitest';
import { startActor } from '../test/startActor';
import type { Toast } from './toasts.machine';
import { createToastsMachine } from './toasts.services';

const goodbye: Toast = { tone: 'success', title: 'Déconnexion réussie', description: 'À bientôt !' };
const trouble: Toast = { tone: 'danger', title: 'Erreur' };
const tell = (toast: Toast) => ({ type: 'toast.told', toast }) as const;

function begin() {
  const { actor, clock } = startActor(createToastsMachine(), undefined);
  return { actor, clock, toast: () => actor.getSnapshot().context.toast };
}

test('a toast stays five seconds', () => {
  const { actor, clock, toast } = begin();
  actor.send(tell(goodbye));
  clock.increment(4_999);
  expect(toast()).toEqual(goodbye);
  clock.increment(1);
  expect(toast()).toBeNull();
});

test('one is visible at a time: a new one takes the place and has five seconds of its own', () => {
  const { actor, clock, toast } = begin();
  actor.send(tell(goodbye));
  clock.increment(3_000);
  actor.send(tell(trouble));
  clock.increment(4_999);
  expect(toast()).toEqual(trouble);
  clock.increment(1);
  expect(toast()).toBeNull();
});

test('while it is read it stays, and has its five seconds again afterwards', () => {
  const { actor, clock, toast } = begin();
  actor.send(tell(goodbye));
  clock.increment(4_000);
  actor.send({ type: 'toast.paused' });
  clock.increment(60_000);
  expect(toast()).toEqual(goodbye);
  actor.send({ type: 'toast.resumed' });
  clock.increment(4_999);
  expect(toast()).toEqual(goodbye);
  clock.increment(1);
  expect(toast()).toBeNull();
});

test('it can be dismissed, whether it is read or not', () => {
  const { actor, toast } = begin();
  actor.send(tell(goodbye));
  actor.send({ type: 'toast.dismissed' });
  expect(toast()).toBeNull();
  actor.send(tell(trouble));
  actor.send({ type: 'toast.paused' });
  actor.send({ type: 'toast.dismissed' });
  expect(toast()).toBeNull();
});

test('a new one while the old one is read waits to be left, too', () => {
  const { actor, clock, toast } = begin();
  actor.send(tell(goodbye));
  actor.send({ type: 'toast.paused' });
  actor.send(tell(trouble));
  clock.increment(60_000);
  expect(toast()).toEqual(trouble);
});

test('the same text twice is two toasts', () => {
  const { actor } = begin();
  actor.send(tell(trouble));
  actor.send(tell(trouble));
  expect(actor.getSnapshot().context.count).toBe(2);
});
