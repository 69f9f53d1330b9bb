import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entryKey } from './entryKey';
import { dropEntry, isRefusal, markTried, mergeEntry, type OutboxEntry, settleEntry } from './outboxEntry';

let count = 0;
const vote = (value: 'up' | 'down' | 'none', others: object = {}): OutboxEntry =>
  ({
    kind: 'vote',
    key: entryKey('vote', 'lea', 'jazz'),
    id: String(++count),
    owner: 'lea',
    target: 'jazz',
    title: 'Nuit du jazz',
    value,
    before: 'none',
    isTried: false,
    createdAt: count,
    ...others,
  }) as OutboxEntry;
const answers = (answers: object, others: object = {}) =>
  vote('none', { kind: 'poll', key: 'poll', value: { name: 'Zoé', answers }, before: null, ...others });

test('a newer entry replaces the older one of its key, and keeps the value from before both', () => {
  const [up, down] = [vote('up'), vote('down', { before: 'up' })];
  expect(mergeEntry(mergeEntry([], up), down)).toEqual([{ ...down, before: 'none' }]);
});

test('an equal entry keeps the older one, which may have been stored', () => {
  const entries = [vote('up')];
  expect(mergeEntry(entries, vote('up'))).toBe(entries);
  expect(mergeEntry(entries, vote('up', { isTried: true }))).toEqual([{ ...entries[0], isTried: true }]);
});

test('entries of other events and other users are kept', () => {
  const others = [vote('up', { key: 'vote lea swing' }), vote('up', { key: 'vote zoe jazz' })];
  const entry = vote('up');
  expect(mergeEntry(others, entry)).toEqual([...others, entry]);
});

test('an entry that is undone is removed', () => {
  expect(mergeEntry(mergeEntry([], vote('up')), vote('none'))).toEqual([]);
});

test('an entry that may have been stored is undone by a new entry', () => {
  const up = vote('up');
  const tried = markTried(mergeEntry([], up), up);
  const none = vote('none');
  expect(mergeEntry(tried, none)).toEqual([{ ...none, isTried: true }]);
  expect(mergeEntry([], vote('none', { isTried: true }))).toHaveLength(1);
});

test('equal answers in a different order are equal', () => {
  const stored = { name: 'Zoé', answers: { jazz: 'yes', swing: 'no' } };
  expect(mergeEntry([], answers({ swing: 'no', jazz: 'yes' }, { before: stored }))).toEqual([]);
  expect(mergeEntry([], answers({ swing: 'no', jazz: 'no' }, { before: stored }))).toHaveLength(1);
  expect(mergeEntry([], answers({ jazz: 'yes' }))).toHaveLength(1);
});

test('a choice that is made while an entry is sent is sent after it', () => {
  const up = vote('up');
  const down = vote('down');
  expect(settleEntry([up], up)).toEqual([]);
  expect(settleEntry(mergeEntry(markTried([up], up), down), up)).toEqual([{ ...down, before: 'up', isTried: false }]);
  expect(settleEntry([vote('up')], up)).toEqual([]);
  expect(dropEntry([up, down], up)).toEqual([down]);
});

test.each(['PT404', 'PT409', 'PT410', '23503', '22023'])('the code %s is a final refusal', (code) => {
  expect(isRefusal(code)).toBe(true);
});

test.each(['unknown', 'timeout', 'PT429', 'sessionEnded', '42501', 'XX000', '57014', 'PGRST303'])(
  'the code %s allows another try',
  (code) => {
    expect(isRefusal(code)).toBe(false);
  },
);

const steps = fc.array(fc.constantFrom('up', 'down', 'none', 'begin', 'arrive', 'lose'), { maxLength: 30 });

test('the store ends with the last choice after any choices and lost answers, with at most one entry', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      let stored = 'none';
      let entries: readonly OutboxEntry[] = [];
      let chosen = 'none';
      let inFlight: OutboxEntry | undefined;
      const begin = () => {
        inFlight = entries[0];
        if (inFlight) entries = markTried(entries, inFlight);
      };
      const arrive = () => {
        if (!inFlight) return;
        stored = String(inFlight.value);
        entries = settleEntry(entries, inFlight);
        inFlight = undefined;
      };
      for (const step of sequence) {
        if (step === 'begin' && !inFlight) begin();
        else if (step === 'arrive') arrive();
        // The value is stored, but the answer is lost.
        else if (step === 'lose' && inFlight) {
          stored = String(inFlight.value);
          inFlight = undefined;
        } else if (step === 'up' || step === 'down' || step === 'none') {
          chosen = step;
          entries = mergeEntry(entries, vote(step, { before: stored }));
        }
        expect(entries.length).toBeLessThanOrEqual(1);
      }
      arrive();
      begin();
      arrive();
      expect([stored, entries]).toEqual([chosen, []]);
    }),
  );
});
