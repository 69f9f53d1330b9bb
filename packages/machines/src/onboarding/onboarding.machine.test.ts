import { onboardingSteps } from '@lively/engine';
import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { type OnboardingInput, onboardingMachine } from './onboarding.machine';
import { createOnboardingMachine } from './onboarding.services';

const now = Date.parse('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString();

function begin(input: Partial<OnboardingInput> = {}) {
  const save = serviceOnCommand<void, readonly string[]>();
  let completions = 0;
  const machine = createOnboardingMachine({
    saveTags: save.ask,
    storeCompletion() {
      completions += 1;
      throw new Error('SecurityError: storage is blocked');
    },
  });
  const { actor, emitted } = startActor(machine, { completed: null, date: null, now, savedTags: [], ...input });
  const value = () => actor.getSnapshot().value;
  const go = (steps: number) => {
    for (let step = 0; step < steps; step += 1) actor.send({ type: 'onboarding.continued' });
  };
  return { actor, emitted, save, value, go, completions: () => completions };
}

test.each([
  ['never completed', true, null, null],
  ['completed today', false, 'true', daysAgo(0)],
  ['completed 30 days ago', false, 'true', daysAgo(30)],
  ['completed 30 days and a millisecond ago', true, 'true', daysAgo(30 + 1 / 86_400_000)],
  ['completed on an invalid day', true, 'true', 'garbage'],
  ['completed by an invalid flag', true, '{}', daysAgo(0)],
])('an onboarding %s is shown: %s', (_, shown, completed, date) => {
  expect(begin({ completed, date }).actor.getSnapshot().hasTag('shown')).toBe(shown);
});

test('the steps are in the order of the engine', () => {
  expect(Object.keys(onboardingMachine.states.open?.states ?? {})).toEqual(onboardingSteps.map(({ slug }) => slug));
});

test('the four steps lead forward and back', () => {
  const { actor, value, go } = begin();
  expect(value()).toEqual({ open: 'music' });
  actor.send({ type: 'onboarding.returned' });
  expect(value()).toEqual({ open: 'music' });
  go(3);
  expect(value()).toEqual({ open: 'food' });
  for (const step of ['hobbies', 'sports', 'music']) {
    actor.send({ type: 'onboarding.returned' });
    expect(value()).toEqual({ open: step });
  }
});

test('completing saves the new and the previous tags, stores the completion and reports the tags', async () => {
  const { actor, emitted, save, value, go, completions } = begin({ savedTags: ['Soul'] });
  actor.send({ type: 'onboarding.tagToggled', tag: 'Jazz' });
  go(1);
  actor.send({ type: 'onboarding.tagToggled', tag: 'Yoga' });
  actor.send({ type: 'onboarding.tagToggled', tag: 'Yoga' });
  go(3);
  expect(save.last().input).toEqual(['Soul', 'Jazz']);
  expect(completions()).toBe(0);
  await save.last().succeed();
  expect(value()).toBe('hidden');
  expect(completions()).toBe(1);
  expect(emitted).toEqual([{ type: 'onboarding.saved', tags: ['Soul', 'Jazz'] }]);
});

test('a refused save returns to the last step with the chosen tags, and can be repeated', async () => {
  const { actor, emitted, save, value, go, completions } = begin();
  actor.send({ type: 'onboarding.tagToggled', tag: 'Jazz' });
  go(4);
  await save.last().fail();
  expect(value()).toEqual({ open: 'food' });
  expect(actor.getSnapshot().context).toMatchObject({ chosenTags: ['Jazz'], failure: refusal });
  expect(emitted).toEqual([{ type: 'onboarding.failed', failure: refusal }]);
  expect(completions()).toBe(0);
  go(1);
  expect(actor.getSnapshot().context.failure).toBeNull();
  await save.last().succeed();
  expect(value()).toBe('hidden');
});

test('submitting twice saves once, and leaving the page aborts the save', async () => {
  const { actor, emitted, save, go } = begin();
  actor.send({ type: 'onboarding.tagToggled', tag: 'Jazz' });
  go(5);
  expect(save.calls).toHaveLength(1);
  actor.stop();
  expect(save.last().signal.aborted).toBe(true);
  await save.last().succeed();
  expect(emitted).toEqual([]);
});

test('completing without new tags stores the completion and saves no tags', () => {
  for (const savedTags of [[], ['Jazz']]) {
    const { save, value, go, completions } = begin({ savedTags });
    go(4);
    expect(save.calls).toHaveLength(0);
    expect(value()).toBe('hidden');
    expect(completions()).toBe(1);
  }
});

test('closing at any step stores the completion and saves no tags', () => {
  for (const steps of [0, 1, 2, 3]) {
    const { actor, save, value, go, completions } = begin();
    actor.send({ type: 'onboarding.tagToggled', tag: 'Jazz' });
    go(steps);
    actor.send({ type: 'onboarding.closed' });
    expect(value()).toBe('hidden');
    expect(completions()).toBe(1);
    expect(save.calls).toHaveLength(0);
  }
});
