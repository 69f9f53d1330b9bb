import { expect, test } from 'vitest';
import { refusal } from '../test/refusal';
import { serviceOnCommand } from '../test/serviceOnCommand';
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

test('a tag is shown at once, and kept and told when it is saved', async () => {
  const { actor, emitted, save, tags } = begin(['Folk']);
  actor.send(add('Jazz'));
  expect(tags()).toEqual({ shown: ['Folk', 'Jazz'], saved: ['Folk'] });
  await save.last().succeed();
  expect(tags()).toEqual({ shown: ['Folk', 'Jazz'], saved: ['Folk', 'Jazz'] });
  expect(emitted).toEqual([{ type: 'tag.saved', change: { tag: 'Jazz', liked: true } }]);
});

test('a tag is added only if absent, removed only if present', () => {
  const { actor, written } = begin(['Jazz']);
  actor.send(add('Jazz'));
  actor.send(remove('Folk'));
  expect(written()).toEqual([]);
});

test('a refused tag goes back alone, and the store is asked when the rest is written', async () => {
  const { actor, emitted, save, read, tags, written } = begin(['Folk']);
  actor.send(remove('Folk'));
  actor.send(add('Jazz'));
  await save.last().fail();
  expect(emitted).toEqual([{ type: 'tag.failed', change: { tag: 'Folk', liked: false }, failure: refusal }]);
  expect(tags().shown.toSorted()).toEqual(['Folk', 'Jazz']);
  await save.last().succeed();
  expect(written()).toEqual(['-Folk', '+Jazz']);
  await read.last().succeed(['Jazz']);
  expect(tags()).toEqual({ shown: ['Jazz'], saved: ['Jazz'] });
});

test('when even the reading fails, what is known stays shown', async () => {
  const { actor, save, read, tags } = begin(['Folk']);
  actor.send(remove('Folk'));
  await save.last().fail();
  await read.last().fail();
  expect(actor.getSnapshot().matches({ tags: 'settled' })).toBe(true);
  expect(tags()).toEqual({ shown: ['Folk'], saved: ['Folk'] });
});

test('leaving the page aborts the write, and its late answer changes nothing', async () => {
  const { actor, emitted, save } = begin();
  actor.send(add('Jazz'));
  actor.stop();
  expect(save.last().signal.aborted).toBe(true);
  await save.last().succeed();
  expect(emitted).toEqual([]);
});

test('presses while a write is in flight wait for it: one write at a time, the last intention last', async () => {
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

test('a tag taken back before its write fails is removed for sure: the write may have arrived', async () => {
  const { actor, emitted, save, written } = begin();
  actor.send(add('Jazz'));
  actor.send(remove('Jazz'));
  await save.last().fail();
  expect(written()).toEqual(['+Jazz', '-Jazz']);
  expect(emitted).toEqual([]);
});

test('word from another tab asks the store, now or after the write in flight', async () => {
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

test('a suggestion leaves when it is liked or dismissed, and the banner with the last one', async () => {
  const { actor, save } = begin(['Rock'], ['Jazz', 'Rock', 'Folk']);
  const banner = () => visibleSuggestions(actor.getSnapshot().context);
  expect(banner()).toEqual(['Jazz', 'Folk']);
  expect(actor.getSnapshot().matches({ suggestions: 'shown' })).toBe(true);
  actor.send(add('Jazz'));
  actor.send({ type: 'suggestion.dismissed', tag: 'Folk' });
  expect(actor.getSnapshot().matches({ suggestions: 'hidden' })).toBe(true);
  await save.last().fail();
  expect(banner()).toEqual(['Jazz']);
  expect(actor.getSnapshot().matches({ suggestions: 'shown' })).toBe(true);
  actor.send({ type: 'suggestions.found', tags: ['Folk', 'Soul'] });
  expect(banner()).toEqual(['Soul']);
});
