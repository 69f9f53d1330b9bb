import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropWish, isRefusal, markTried, mergeWish, settleWish, type Wish } from './wish';
import { wishKey } from './wishKey';

let count = 0;
const vote = (value: 'up' | 'down' | 'none', others: object = {}): Wish =>
  ({
    kind: 'vote',
    key: wishKey('vote', 'lea', 'jazz'),
    id: String(++count),
    owner: 'lea',
    target: 'jazz',
    title: 'Nuit du jazz',
    value,
    before: 'none',
    isTried: false,
    wishedAt: count,
    ...others,
  }) as Wish;
const answers = (answers: object, others: object = {}) =>
  vote('none', { kind: 'poll', key: 'poll', value: { name: 'Zoé', answers }, before: null, ...others });

test('the last wish of a key counts, and knows what was stored before the first', () => {
  const [up, down] = [vote('up'), vote('down', { before: 'up' })];
  expect(mergeWish(mergeWish([], up), down)).toEqual([{ ...down, before: 'none' }]);
});

test('the same again is the wish before it, which may have arrived', () => {
  const wishes = [vote('up')];
  expect(mergeWish(wishes, vote('up'))).toBe(wishes);
  expect(mergeWish(wishes, vote('up', { isTried: true }))).toEqual([{ ...wishes[0], isTried: true }]);
});

test('wishes of other events and of other people stay beside it', () => {
  const others = [vote('up', { key: 'vote lea swing' }), vote('up', { key: 'vote zoe jazz' })];
  const wish = vote('up');
  expect(mergeWish(others, wish)).toEqual([...others, wish]);
});

test('a wish that is undone leaves nothing to send', () => {
  expect(mergeWish(mergeWish([], vote('up')), vote('none'))).toEqual([]);
});

test('a wish that may have arrived is undone by another one', () => {
  const up = vote('up');
  const tried = markTried(mergeWish([], up), up);
  const none = vote('none');
  expect(mergeWish(tried, none)).toEqual([{ ...none, isTried: true }]);
  expect(mergeWish([], vote('none', { isTried: true }))).toHaveLength(1);
});

test('the same answers in another order are the same', () => {
  const stored = { name: 'Zoé', answers: { jazz: 'yes', swing: 'no' } };
  expect(mergeWish([], answers({ swing: 'no', jazz: 'yes' }, { before: stored }))).toEqual([]);
  expect(mergeWish([], answers({ swing: 'no', jazz: 'no' }, { before: stored }))).toHaveLength(1);
  expect(mergeWish([], answers({ jazz: 'yes' }))).toHaveLength(1);
});

test('what was chosen while a wish was sent follows on it', () => {
  const up = vote('up');
  const down = vote('down');
  expect(settleWish([up], up)).toEqual([]);
  expect(settleWish(mergeWish(markTried([up], up), down), up)).toEqual([{ ...down, before: 'up', isTried: false }]);
  expect(settleWish([vote('up')], up)).toEqual([]);
  expect(dropWish([up, down], up)).toEqual([down]);
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
      let wishes: readonly Wish[] = [];
      let chosen = 'none';
      let inFlight: Wish | undefined;
      const begin = () => {
        inFlight = wishes[0];
        if (inFlight) wishes = markTried(wishes, inFlight);
      };
      const arrive = () => {
        if (!inFlight) return;
        stored = String(inFlight.value);
        wishes = settleWish(wishes, inFlight);
        inFlight = undefined;
      };
      for (const step of sequence) {
        if (step === 'begin' && !inFlight) begin();
        else if (step === 'arrive') arrive();
        // Stored, but the answer is lost.
        else if (step === 'lose' && inFlight) {
          stored = String(inFlight.value);
          inFlight = undefined;
        } else if (step === 'up' || step === 'down' || step === 'none') {
          chosen = step;
          wishes = mergeWish(wishes, vote(step, { before: stored }));
        }
        expect(wishes.length).toBeLessThanOrEqual(1);
      }
      arrive();
      begin();
      arrive();
      expect([stored, wishes]).toEqual([chosen, []]);
    }),
  );
});
