import { expect, test } from 'vitest';
import { settle } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createConsentMachine } from './consent.services';
import { consentDefaults, essentialOnly, everything, formatConsent, parseConsent } from './consentChoices';

const now = Date.parse('2026-11-21T12:00:00Z');

function begin(stored: string | null = null, storage: 'works' | 'is blocked' = 'works') {
  const kept: string[] = [];
  const machine = createConsentMachine({
    storeConsent(text) {
      if (storage === 'is blocked') throw new Error('SecurityError');
      kept.push(text);
    },
    now: () => now,
  });
  const { actor } = startActor(machine, { stored, now });
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const read = () => kept.map((text) => parseConsent(text, now));
  return { actor, kept, read, value, context };
}

test('a first visit is asked, has the defaults selected, and allows only essential purposes', () => {
  const { kept, value, context } = begin();
  expect(value()).toBe('asking');
  expect(context().choices).toEqual(consentDefaults);
  expect(context().granted).toEqual(essentialOnly);
  expect(kept).toEqual([]);
});

test('a changed switch takes effect only after it is saved', () => {
  const { actor, read, value, context } = begin();
  actor.send({ type: 'consent.changed', purpose: 'marketing', allowed: true });
  actor.send({ type: 'consent.changed', purpose: 'analytics', allowed: false });
  expect(context().granted).toEqual(essentialOnly);
  actor.send({ type: 'consent.saved' });
  const chosen = { essential: true, analytics: false, marketing: true, personalization: true };
  expect(value()).toBe('given');
  expect(context().granted).toEqual(chosen);
  expect(read()).toEqual([chosen]);
});

test('one press refuses or accepts all purposes, and stores the choice', () => {
  const refused = begin();
  refused.actor.send({ type: 'consent.allRefused' });
  expect(refused.context().granted).toEqual(essentialOnly);
  expect(refused.read()).toEqual([essentialOnly]);

  const accepted = begin();
  accepted.actor.send({ type: 'consent.allAccepted' });
  expect(accepted.context().granted).toEqual(everything);
  expect(accepted.read()).toEqual([everything]);
});

test('a stored choice is asked for again after six months, and not before', () => {
  const { value, context } = begin(formatConsent(everything, now - 179 * 86_400_000));
  expect(value()).toBe('given');
  expect(context().granted).toEqual(everything);
  expect(begin(formatConsent(everything, now - 180 * 86_400_000)).value()).toBe('asking');
});

test('a choice can be withdrawn at any time, and applies until the new choice is saved', () => {
  const { actor, value, context } = begin(formatConsent(everything, now));
  actor.send({ type: 'consent.reopened' });
  actor.send({ type: 'consent.changed', purpose: 'analytics', allowed: false });
  expect(context().granted).toEqual(everything);
  actor.send({ type: 'consent.closed' });
  expect(value()).toBe('given');
  expect(context().choices).toEqual(everything);
  actor.send({ type: 'consent.reopened' });
  actor.send({ type: 'consent.allRefused' });
  expect(context().granted).toEqual(essentialOnly);
});

test('a choice applies to this visit even if the device cannot store it', async () => {
  const { actor, value, context } = begin(null, 'is blocked');
  actor.send({ type: 'consent.allAccepted' });
  await settle();
  expect(value()).toBe('given');
  expect(context().granted).toEqual(everything);
});

test('saving twice stores the choice once', () => {
  const { actor, kept } = begin();
  actor.send({ type: 'consent.saved' });
  actor.send({ type: 'consent.saved' });
  expect(kept).toHaveLength(1);
});

test('a choice that is made or removed in another tab applies in this tab', () => {
  const { actor, kept, value, context } = begin();
  actor.send({ type: 'consent.synced', stored: formatConsent(everything, now), now });
  expect(value()).toBe('given');
  expect(context().granted).toEqual(everything);
  actor.send({ type: 'consent.synced', stored: null, now });
  expect(value()).toBe('asking');
  expect(context().granted).toEqual(essentialOnly);
  expect(kept).toEqual([]);
});
