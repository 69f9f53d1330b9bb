import type { EventId } from '@lively/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refusal, serviceOnCommand, settle } from '../test/serviceOnCommand';
import { startActor } from '../test/startActor';
import { createOptimisticValueMachine } from './optimisticValue.services';
import type { OptimisticValueEvent, OptimisticValueInput, ValueToSave } from './setupOptimisticValue';

type Mood = 'neutral' | 'good' | 'bad';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

function begin(known: Omit<OptimisticValueInput<Mood>, 'eventId'> = { saved: 'neutral' }) {
  const save = serviceOnCommand<void, ValueToSave<Mood>>();
  const read = serviceOnCommand<Mood, EventId>();
  const logged: Mood[] = [];
  const machine = createOptimisticValueMachine<Mood>('mood', 'neutral', {
    saveValue: save.ask,
    readValue: read.ask,
    logValue: async ({ value }) => {
      logged.push(value);
      throw new Error('The log is full.');
    },
  });
  const { actor, emitted } = startActor(machine, { eventId: 'jazz', ...known });
  const send = (event: OptimisticValueEvent<Mood>) => actor.send(event);
  const values = () => {
    const { shown, saved } = actor.getSnapshot().context;
    return { shown, saved };
  };
  const state = () => actor.getSnapshot().value;
  const initial = () => actor.getSnapshot().context.initial;
  const written = () => save.calls.map(({ input }) => input.value);
  return { actor, emitted, save, read, logged, send, values, state, initial, written };
}

/** Advances the clock and lets all pending promises run. */
async function wait(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds);
  await settle();
}

const choose = (value: Mood) => ({ type: 'value.chosen', value }) as const;
const sync = (value: Mood) => ({ type: 'value.synced', value }) as const;

test('a choice is shown at once, and logged and reported when it is saved', async () => {
  const { emitted, save, logged, send, values, state } = begin();
  send(choose('good'));
  expect(values()).toEqual({ shown: 'good', saved: 'neutral' });
  expect(save.last().input).toEqual({ eventId: 'jazz', value: 'good' });
  expect(logged).toEqual([]);

  await save.last().succeed();
  expect(values()).toEqual({ shown: 'good', saved: 'good' });
  expect(state()).toBe('settled');
  expect(logged).toEqual(['good']);
  expect(emitted).toEqual([{ type: 'value.saved', value: 'good' }]);
});

test('a failed write is verified before it is reported, and the choice stays shown until then', async () => {
  const { emitted, save, read, logged, send, values, state } = begin({ saved: 'bad' });
  send(choose('good'));
  await save.last().fail();
  expect(state()).toBe('verifying');
  expect(read.last().input).toBe('jazz');
  expect(values().shown).toBe('good');
  expect(emitted).toEqual([]);

  await read.last().succeed('bad');
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
  expect(emitted).toEqual([{ type: 'value.failed', failure: refusal }]);
  expect(logged).toEqual([]);
});

test('a write whose answer was lost counts as saved if the store has the value', async () => {
  const { emitted, save, read, logged, send, values, state } = begin();
  send(choose('good'));
  await save.last().fail();
  await read.last().succeed('good');
  expect(state()).toBe('settled');
  expect(values()).toEqual({ shown: 'good', saved: 'good' });
  expect(logged).toEqual(['good']);
  expect(emitted).toEqual([{ type: 'value.saved', value: 'good' }]);
});

test('a failed verification reports the failure of the write and shows the saved value', async () => {
  const { emitted, save, read, send, values, state } = begin({ saved: 'bad' });
  send(choose('good'));
  await save.last().fail();
  await read.last().fail({ code: 'offline', message: '' });
  expect(state()).toBe('settled');
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
  expect(emitted).toEqual([{ type: 'value.failed', failure: refusal }]);
});

test('a choice during the verification is sent, and the read is aborted', async () => {
  const { emitted, save, read, send, values, written } = begin();
  send(choose('good'));
  await save.last().fail();
  send(choose('bad'));
  expect(read.last().signal.aborted).toBe(true);
  await read.last().succeed('neutral');
  expect(values().shown).toBe('bad');
  await save.last().succeed();
  expect(written()).toEqual(['good', 'bad']);
  expect(emitted).toEqual([{ type: 'value.saved', value: 'bad' }]);
});

test('a value synced during the verification starts a new read', async () => {
  const { emitted, save, read, send, values } = begin();
  send(choose('good'));
  await save.last().fail();
  send(sync('bad'));
  expect(read.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(values()).toEqual({ shown: 'good', saved: 'bad' });
  await read.last().fail();
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
  expect(emitted).toEqual([{ type: 'value.failed', failure: refusal }]);
});

test('a missing answer is reported after seven seconds for the write and three for the verification', async () => {
  const { emitted, save, read, send, values } = begin();
  send(choose('good'));
  await wait(6_999);
  expect(read.calls).toHaveLength(0);
  await wait(1);
  expect(save.last().signal.aborted).toBe(true);
  await wait(2_999);
  expect(emitted).toEqual([]);
  await wait(1);
  expect(emitted).toMatchObject([{ type: 'value.failed', failure: { code: 'timeout' } }]);
  expect(values().shown).toBe('neutral');
  expect([save.calls.length, read.calls.length]).toEqual([1, 1]);
});

test('choices during a write wait for it, and only the last one is sent', async () => {
  const { save, logged, send, values, written } = begin();
  send(choose('good'));
  send(choose('bad'));
  send(choose('neutral'));
  send(choose('bad'));
  expect(values().shown).toBe('bad');
  expect(save.calls).toHaveLength(1);

  await save.last().succeed();
  expect(written()).toEqual(['good', 'bad']);
  expect(logged).toEqual(['good']);
  await save.last().succeed();
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
  expect(logged).toEqual(['good', 'bad', 'neutral', 'bad']);
});

test('choices that return to the value of the running write send no other write', async () => {
  const { send, save, logged, values } = begin();
  send(choose('good'));
  send(choose('neutral'));
  send(choose('good'));
  await save.last().succeed();
  expect(save.calls).toHaveLength(1);
  expect(logged).toEqual(['good', 'neutral', 'good']);
  expect(values()).toEqual({ shown: 'good', saved: 'good' });
});

test('a newer choice is sent after a failed write, even if it equals the saved value', async () => {
  const { emitted, save, logged, send, values, written } = begin();
  send(choose('good'));
  send(choose('neutral'));
  await save.last().fail();
  expect(written()).toEqual(['good', 'neutral']);
  expect(logged).toEqual([]);
  await save.last().succeed();
  expect(logged).toEqual(['good', 'neutral']);
  expect(values()).toEqual({ shown: 'neutral', saved: 'neutral' });
  expect(emitted).toEqual([{ type: 'value.saved', value: 'neutral' }]);
});

test('leaving the page aborts the write, and its late answer is ignored', async () => {
  const { actor, emitted, save, logged, send } = begin();
  send(choose('good'));
  actor.stop();
  expect(save.last().signal.aborted).toBe(true);
  await save.last().fail();
  expect(emitted).toEqual([]);
  expect(logged).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

test('a value of another tab is shown and checked with the store, and stays if the check fails', async () => {
  const { emitted, read, send, values, state } = begin();
  send(sync('bad'));
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
  expect(state()).toBe('checking');
  await read.last().succeed('good');
  expect(values()).toEqual({ shown: 'good', saved: 'good' });
  send(sync('bad'));
  await read.last().fail();
  expect(state()).toBe('settled');
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
  expect(emitted).toEqual([]);
});

test('two values of other tabs start two reads, and only the second answer is used', async () => {
  const { read, send, values } = begin();
  send(sync('bad'));
  send(sync('good'));
  expect(read.calls.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await read.calls[0]?.succeed('neutral');
  expect(values().shown).toBe('good');
  await read.last().succeed('bad');
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
});

test('a value of another tab does not replace a choice during its write, and the store is read afterwards', async () => {
  const { save, read, send, values, state } = begin();
  send(choose('good'));
  send(sync('bad'));
  expect(values()).toEqual({ shown: 'good', saved: 'bad' });
  await save.last().succeed();
  expect(state()).toBe('checking');
  expect(values().shown).toBe('good');
  await read.last().succeed('bad');
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
});

test('an unknown value is read first, and the neutral value is shown until then', async () => {
  const { emitted, read, values, state, initial } = begin({});
  expect(state()).toBe('reading');
  expect(values().shown).toBe('neutral');
  await read.last().succeed('good');
  expect(state()).toBe('settled');
  expect(values()).toEqual({ shown: 'good', saved: 'good' });
  expect(initial()).toBe('good');
  expect(emitted).toEqual([]);
});

test('a choice during the first read is shown at once, and sent after the read', async () => {
  const { save, read, send, values, initial } = begin({});
  send(choose('bad'));
  send(choose('good'));
  expect(values().shown).toBe('good');
  expect(save.calls).toHaveLength(0);
  expect(read.last().signal.aborted).toBe(false);
  await read.last().succeed('bad');
  expect(values()).toEqual({ shown: 'good', saved: 'bad' });
  expect(save.last().input.value).toBe('good');
  await save.last().succeed();
  expect(values()).toEqual({ shown: 'good', saved: 'good' });
  expect(initial()).toBe('bad');
});

test('every choice during the first read is logged, in order, once the last one is saved', async () => {
  const { save, read, logged, send } = begin({});
  send(choose('good'));
  send(choose('bad'));
  await read.last().succeed('neutral');
  expect(logged).toEqual([]);
  await save.last().succeed();
  expect(save.calls).toHaveLength(1);
  expect(logged).toEqual(['good', 'bad']);
  send(choose('neutral'));
  await save.last().succeed();
  expect(logged).toEqual(['good', 'bad', 'neutral']);
});

test('a choice that was not stored is never logged', async () => {
  const { save, read, logged, send } = begin();
  send(choose('good'));
  send(choose('bad'));
  await save.last().succeed();
  await save.last().fail();
  await read.last().succeed('good');
  send(choose('neutral'));
  await save.last().succeed();
  expect(logged).toEqual(['good', 'neutral']);
});

test('a choice whose write was stored without an answer is logged, although the write after it failed', async () => {
  const { save, read, logged, send } = begin();
  send(choose('good'));
  send(choose('bad'));
  await save.last().fail();
  await save.last().fail();
  await read.last().succeed('good');
  expect(logged).toEqual(['good']);
});

test('a failed first read is reported, and a later choice is sent', async () => {
  const { emitted, save, read, send, values, state } = begin({});
  await read.last().fail();
  expect(state()).toBe('settled');
  expect(values().shown).toBe('neutral');
  expect(emitted).toEqual([{ type: 'value.unread', failure: refusal }]);
  send(choose('good'));
  await save.last().succeed();
  expect(values()).toEqual({ shown: 'good', saved: 'good' });
});

test('a choice before a failed first read is sent, and only the result of the choice is reported', async () => {
  const { emitted, save, read, send } = begin({});
  send(choose('good'));
  await read.last().fail();
  expect(emitted).toEqual([]);
  await save.last().succeed();
  expect(emitted).toEqual([{ type: 'value.saved', value: 'good' }]);
});

test('a first read without an answer is reported after ten seconds, and not repeated', async () => {
  const { emitted, read } = begin({});
  await wait(10_000);
  expect(emitted).toMatchObject([{ type: 'value.unread', failure: { code: 'timeout' } }]);
  await wait(100_000);
  expect(read.calls).toHaveLength(1);
});

test('the first known value after a failed read is the initial value', async () => {
  const { read, send, values, initial } = begin({});
  await read.last().fail();
  send(sync('bad'));
  expect(values().shown).toBe('bad');
  expect(initial()).toBe('bad');
  send(sync('good'));
  expect(initial()).toBe('bad');
});

test('a value of another tab during the first read is shown, and checked after the read', async () => {
  const { read, send, values, state, initial } = begin({});
  send(sync('bad'));
  expect(values().shown).toBe('bad');
  await read.last().succeed('good');
  expect(state()).toBe('checking');
  expect(values().shown).toBe('bad');
  expect(initial()).toBe('good');
  await read.last().succeed('bad');
  expect(values()).toEqual({ shown: 'bad', saved: 'bad' });
});

test('a value of another tab stays after a failed first read, and does not replace an early choice', async () => {
  const known = begin({});
  known.send(sync('bad'));
  await known.read.last().fail();
  expect(known.state()).toBe('settled');
  expect(known.values()).toEqual({ shown: 'bad', saved: 'bad' });
  expect(known.emitted).toEqual([]);

  const chosen = begin({});
  chosen.send(choose('good'));
  chosen.send(sync('bad'));
  expect(chosen.values()).toEqual({ shown: 'good', saved: 'bad' });
});
