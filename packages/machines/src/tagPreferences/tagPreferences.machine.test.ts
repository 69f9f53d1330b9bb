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

test('a tag is shown at once, and kept and reported when it is saved', async () => {
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

test('a rejected change is verified when the rest is written, and only then reported and taken back, alone', async () => {
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

test('a change that was stored although its answer was lost counts as saved', async () => {
  const { actor, emitted, save, read, tags } = begin();
  actor.send(add('Jazz'));
  await save.last().fail();
  await read.last().succeed(['Jazz']);
  expect(tags()).toEqual({ shown: ['Jazz'], saved: ['Jazz'] });
  expect(emitted).toEqual([{ type: 'tag.saved', change: { tag: 'Jazz', liked: true } }]);
});

test('when verifying fails too, the failures are reported and the tags shown as they were', async () => {
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

test('a newer intention for the tag that is being verified is sent, and only its outcome is reported', async () => {
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

test('a change in another tab reads the store, now or after the write in flight', async () => {
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
