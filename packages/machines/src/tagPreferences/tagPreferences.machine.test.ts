import { expect, test } from 'vitest';
import { refusal, serviceOnCommand } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { type TagChange, visibleSuggestions } from './tagPreferences.machine';
import { createTagPreferencesMachine } from './tagPreferences.services';

function begin(savedTags: string[] = [], suggestions: string[] = []) {
  const save = serviceOnCommand<void, TagChange>();
  const read = serviceOnCommand<readonly string[]>();
  const machine = createTagPreferencesMachine({
    saveTag: save.ask,
    readTags: (signal) => read.ask(undefined, signal),
  });
  const { actor, emitted } = startActor(machine, { savedTags, suggestions });
  const tags = () => {
    const { shownTags, savedTags } = actor.getSnapshot().context;
    return { shown: shownTags, saved: savedTags };
  };
  const written = () => save.calls.map(({ input: { tag, liked } }) => `${liked ? '+' : '-'}${tag}`);
  return { actor, emitted, save, read, tags, written };
}

const add = (tag: string) => ({ type: 'tag.added', tag }) as const;
const remove = (tag: string) => ({ type: 'tag.removed', tag }) as const;

test('a tag is shown at once, and reported when it is saved', async () => {
  const { actor, emitted, save, tags } = begin(['Folk']);
  actor.send(add('Jazz'));
  expect(tags()).toEqual({ shown: ['Folk', 'Jazz'], saved: ['Folk'] });
  await save.last().succeed();
  expect(tags()).toEqual({ shown: ['Folk', 'Jazz'], saved: ['Folk', 'Jazz'] });
  expect(emitted).toEqual([{ type: 'tag.saved', change: { tag: 'Jazz', liked: true } }]);
});

test('a tag is added only if it is absent, and removed only if it is present', () => {
  const { actor, written } = begin(['Jazz']);
  actor.send(add('Jazz'));
  actor.send(remove('Folk'));
  expect(written()).toEqual([]);
});

test('a rejected change is verified after the other writes, and then reported and reverted alone', async () => {
  const { actor, emitted, save, read, tags, written } = begin(['Folk']);
  actor.send(remove('Folk'));
  actor.send(add('Jazz'));
  await save.last().fail();
  expect(emitted).toEqual([]);
  expect(tags().shown).toEqual(['Jazz']);
  await save.last().succeed();
  expect(written()).toEqual(['-Folk', '+Jazz']);
  await read.last().succeed(['Folk', 'Jazz']);
  expect(tags()).toEqual({ shown: ['Folk', 'Jazz'], saved: ['Folk', 'Jazz'] });
  expect(emitted).toEqual([
    { type: 'tag.saved', change: { tag: 'Jazz', liked: true } },
    { type: 'tag.failed', change: { tag: 'Folk', liked: false }, failure: refusal },
  ]);
});

test('a change whose answer was lost counts as saved if the store has it', async () => {
  const { actor, emitted, save, read, tags } = begin();
  actor.send(add('Jazz'));
  await save.last().fail();
  await read.last().succeed(['Jazz']);
  expect(tags()).toEqual({ shown: ['Jazz'], saved: ['Jazz'] });
  expect(emitted).toEqual([{ type: 'tag.saved', change: { tag: 'Jazz', liked: true } }]);
});

test('a failed verification reports the failures and restores the tags', async () => {
  const { actor, emitted, save, read, tags } = begin(['Folk']);
  actor.send(remove('Folk'));
  actor.send(add('Jazz'));
  await save.last().fail();
  await save.last().fail();
  await read.last().fail();
  expect(actor.getSnapshot().matches({ tags: 'settled' })).toBe(true);
  expect(tags()).toEqual({ shown: ['Folk'], saved: ['Folk'] });
  expect(emitted).toEqual([
    { type: 'tag.failed', change: { tag: 'Folk', liked: false }, failure: refusal },
    { type: 'tag.failed', change: { tag: 'Jazz', liked: true }, failure: refusal },
  ]);
});

test('a newer change of a tag during its verification is sent, and only its result is reported', async () => {
  const { actor, emitted, save, read, written } = begin();
  actor.send(add('Jazz'));
  await save.last().fail();
  actor.send(remove('Jazz'));
  expect(read.last().signal.aborted).toBe(true);
  await save.last().succeed();
  await read.last().succeed([]);
  expect(written()).toEqual(['+Jazz', '-Jazz']);
  expect(emitted).toEqual([{ type: 'tag.saved', change: { tag: 'Jazz', liked: false } }]);
});

test('leaving the page aborts the write, and its late answer is ignored', async () => {
  const { actor, emitted, save } = begin();
  actor.send(add('Jazz'));
  actor.stop();
  expect(save.last().signal.aborted).toBe(true);
  await save.last().succeed();
  expect(emitted).toEqual([]);
});

test('changes are written one at a time, and each tag ends with its last choice', async () => {
  const { actor, save, tags, written } = begin();
  actor.send(add('Jazz'));
  actor.send(remove('Jazz'));
  actor.send(add('Folk'));
  expect(save.calls).toHaveLength(1);
  await save.last().succeed();
  await save.last().succeed();
  await save.last().succeed();
  expect(written()).toEqual(['+Jazz', '+Folk', '-Jazz']);
  expect(tags()).toEqual({ shown: ['Folk'], saved: ['Folk'] });
});

test('a tag that is removed during a failed write is also removed from the store', async () => {
  const { actor, emitted, save, written } = begin();
  actor.send(add('Jazz'));
  actor.send(remove('Jazz'));
  await save.last().fail();
  expect(written()).toEqual(['+Jazz', '-Jazz']);
  expect(emitted).toEqual([]);
});

test('a change in another tab reads the store, at once or after the running write', async () => {
  const { actor, save, read, tags } = begin();
  actor.send({ type: 'tags.synced' });
  await read.last().succeed(['Rock']);
  expect(tags()).toEqual({ shown: ['Rock'], saved: ['Rock'] });
  actor.send(add('Jazz'));
  actor.send({ type: 'tags.synced' });
  expect(read.calls).toHaveLength(1);
  await save.last().succeed();
  await read.last().succeed(['Jazz']);
  expect(tags()).toEqual({ shown: ['Jazz'], saved: ['Jazz'] });
});

test('liked and dismissed suggestions are hidden, and so is the banner without suggestions', async () => {
  const { actor, save, read } = begin(['Rock'], ['Jazz', 'Rock', 'Folk']);
  const banner = () => visibleSuggestions(actor.getSnapshot().context);
  expect(banner()).toEqual(['Jazz', 'Folk']);
  expect(actor.getSnapshot().matches({ suggestions: 'shown' })).toBe(true);
  actor.send(add('Jazz'));
  actor.send({ type: 'suggestion.dismissed', tag: 'Folk' });
  expect(actor.getSnapshot().matches({ suggestions: 'hidden' })).toBe(true);
  await save.last().fail();
  await read.last().succeed(['Rock']);
  expect(banner()).toEqual(['Jazz']);
  expect(actor.getSnapshot().matches({ suggestions: 'shown' })).toBe(true);
  actor.send({ type: 'suggestions.found', tags: ['Folk', 'Soul'] });
  expect(banner()).toEqual(['Soul']);
});
