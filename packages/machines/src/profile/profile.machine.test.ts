import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createProfileMachine } from './profile.services';
import type { ProfileFields } from './profileProblems';

const savedProfile: ProfileFields = { fullName: 'Léa', username: 'lea', location: 'Paris', bio: '' };
const toggle = { type: 'profile.editToggled' } as const;
const change = (changes: Partial<ProfileFields>) => ({ type: 'profile.changed', changes }) as const;

function begin() {
  const save = serviceOnCommand<void, ProfileFields>();
  const { actor, emitted } = startActor(createProfileMachine({ saveProfile: save.ask }), { savedProfile });
  const value = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  actor.send(toggle);
  return { actor, emitted, save, value, context };
}

test('the same button starts the editing and saves', async () => {
  const { actor, emitted, save, value, context } = begin();
  expect(value()).toBe('editing');
  actor.send(change({ bio: ' Jazz. ' }));
  actor.send(toggle);
  const edited = { ...savedProfile, bio: 'Jazz.' };
  expect(save.last().input).toEqual(edited);
  await save.last().succeed();
  expect(value()).toBe('viewing');
  expect(context().savedProfile).toEqual(edited);
  expect(emitted).toEqual([{ type: 'profile.saved', profile: edited }]);
});

test('a name of invisible characters is saved as an empty name', () => {
  const { actor, save } = begin();
  actor.send(change({ fullName: '\u200b\u2060' }));
  actor.send(toggle);
  expect(save.last().input).toEqual({ ...savedProfile, fullName: '' });
});

test('a refused save keeps the draft, and can be repeated', async () => {
  const { actor, emitted, save, value, context } = begin();
  actor.send(change({ username: 'leam' }));
  actor.send(toggle);
  await save.last().fail();
  expect(value()).toBe('editing');
  expect(context()).toMatchObject({ savedProfile, draft: { username: 'leam' }, failure: refusal });
  expect(emitted).toEqual([{ type: 'profile.failed', failure: refusal }]);
  actor.send(toggle);
  expect(context().failure).toBeNull();
  await save.last().succeed();
  expect(context().savedProfile.username).toBe('leam');
});

test('leaving the page aborts the save, and its late answer is ignored', async () => {
  const { actor, emitted, save } = begin();
  actor.send(change({ bio: 'Jazz' }));
  actor.send(toggle);
  actor.stop();
  expect(save.last().signal.aborted).toBe(true);
  await save.last().succeed();
  expect(emitted).toEqual([]);
});

test('pressing the button twice saves once', () => {
  const { actor, save } = begin();
  actor.send(change({ bio: 'Jazz' }));
  actor.send(toggle);
  actor.send(toggle);
  expect(save.calls).toHaveLength(1);
});

test('saving without changes sends no request', () => {
  const { actor, save, value, emitted } = begin();
  actor.send(change({ bio: '  ' }));
  actor.send(toggle);
  expect(value()).toBe('viewing');
  expect(save.calls).toHaveLength(0);
  expect(emitted).toEqual([]);
});

test('each invalid field has an error until it is changed', () => {
  const { actor, save, value, context } = begin();
  actor.send(change({ username: 'l é', bio: 'a'.repeat(1001) }));
  actor.send(toggle);
  expect(value()).toBe('editing');
  expect(context().problems).toEqual({ username: 'malformed', bio: 'tooLong' });
  expect(save.calls).toHaveLength(0);
  actor.send(change({ bio: '' }));
  expect(context().problems).toEqual({ username: 'malformed' });
});

test('cancelling discards the draft', () => {
  const { actor, value, context } = begin();
  actor.send(change({ bio: 'Jazz' }));
  actor.send({ type: 'profile.cancelled' });
  expect(value()).toBe('viewing');
  expect(context().draft).toEqual(savedProfile);
});
