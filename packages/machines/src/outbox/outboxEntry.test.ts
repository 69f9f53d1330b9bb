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

test('the last entry of a key counts, and knows what was stored before the first', () => {
  const [up, down] = [vote('up'), vote('down', { before: 'up' })];
  expect(mergeEntry(mergeEntry([], up), down)).toEqual([{ ...down, before: 'none' }]);
});

test('the same again is the entry before it, which may have arrived', () => {
  const entries = [vote('up')];
  expect(mergeEntry(entries, vote('up'))).toBe(entries);
  expect(mergeEntry(entries, vote('up', { isTried: true }))).toEqual([{ ...entries[0], isTried: true }]);
});

test('entries of other events and of other people stay beside it', () => {
  const others = [vote('up', { key: 'vote lea swing' }), vote('up', { key: 'vote zoe jazz' })];
  const entry = vote('up');
  expect(mergeEntry(others, entry)).toEqual([...others, entry]);
});

test('an entry that is undone leaves nothing to send', () => {
  expect(mergeEntry(mergeEntry([], vote('up')), vote('none'))).toEqual([]);
});

test('an entry that may have arrived is undone by another one', () => {
  const up = vote('up');
  const tried = markTried(mergeEntry([], up), up);
  const none = vote('none');
  expect(mergeEntry(tried, none)).toEqual([{ ...none, isTried: true }]);
  expect(mergeEntry([], vote('none', { isTried: true }))).toHaveLength(1);
});

test('the same answers in another order are the same', () => {
  const stored = { name: 'Zoé', answers: { jazz: 'yes', swing: 'no' } };
  expect(mergeEntry([], answers({ swing: 'no', jazz: 'yes' }, { before: stored }))).toEqual([]);
  expect(mergeEntry([], answers({ swing: 'no', jazz: 'no' }, { before: stored }))).toHaveLength(1);
  expect(mergeEntry([], answers({ jazz: 'yes' }))).toHaveLength(1);
});

test('what was chosen while an entry was sent follows on it', () => {
  const up = vote('up');
  const down = vote('down');
  expect(settleEntry([up], up)).toEqual([]);
  expect(settleEntry(mergeEntry(markTried([up], up), down), up)).toEqual([{ ...down, before: 'up', isTried: false }]);
  expect(settleEntry([vote('up')], up)).toEqual([]);
  expect(dropEntry([up, down], up)).toEqual([down]);
});

test.each(['PT404', 'PT409', 'PT410', '23503', '22023'])('%s is refused for good', (code) => {
  expect(isRefusal(code)).toBe(true);
});

test.each(['unknown', 'timeout', 'PT429', 'sessionEnded', '42501', 'XX000', '57014', 'PGRST303'])(
  'after %s it is sent again',
  (code) => {
    expect(isRefusal(code)).toBe(false);
  },
);

const steps = fc.array(fc.constantFrom('up', 'down', 'none', 'begin', 'arrive', 'lose'), { maxLength: 30 });

test('whatever is chosen, lost and sent, the store ends with the last choice, and nothing is sent for nothing', () => {
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
