import { expect, test } from 'vitest';
import { createPrimaryLog } from './createPrimaryLog.ts';
import { type Position, readPosition } from './Position.ts';

/** Creates a primary whose answers the test gives. */
function newPrimary() {
  const questions: ((position: Position) => void)[] = [];
  let time = 0;
  const log = createPrimaryLog(
    () => new Promise((answer) => questions.push(answer)),
    () => time,
  );
  return {
    log,
    questions,
    answer: async (position: Position) => {
      questions.shift()?.(position);
      await new Promise(setImmediate);
    },
    waitUntil: (now: number) => {
      time = now;
    },
  };
}

test('a read does not use the answer to an earlier question', async () => {
  const { log, questions, answer } = newPrimary();
  const first = log.read();
  const [second, third] = [log.read(), log.read()];
  expect(questions).toHaveLength(1);
  await answer(10n);
  expect(await first).toBe(10n);
  expect(questions).toHaveLength(1);
  await answer(20n);
  expect(await Promise.all([second, third])).toEqual([20n, 20n]);
});

test('the announced position is undefined before the first announcement and after changes may be lost', async () => {
  const { log, answer } = newPrimary();
  expect(await log.announced()).toBeUndefined();
  log.announce();
  const floor = log.announced();
  await answer(10n);
  expect(await floor).toBe(10n);
  log.lose();
  expect(await log.announced()).toBeUndefined();
});

test('the lag of a replica begins at its last sample, and is zero if the primary has no writes', async () => {
  const { log, answer, waitUntil } = newPrimary();
  expect(log.lagOf(10n)).toBe(Number.POSITIVE_INFINITY);
  for (const [now, position] of [
    [1_000, 10n],
    [1_500, 20n],
    [2_000, 20n],
  ] as const) {
    waitUntil(now);
    const sample = log.sample();
    await answer(position);
    await sample;
  }
  waitUntil(2_100);
  expect(log.lagOf(20n)).toBe(100);
  expect(log.lagOf(19n)).toBe(1_100);
  expect(log.lagOf(9n)).toBe(Number.POSITIVE_INFINITY);
});

test('readPosition parses a position, and the end of a page counts as the start of the next', () => {
  expect(readPosition('16/B374D848')).toBe(0x16_b374_d848n);
  expect(readPosition('0/3000028')).toBe(0x300_0000n);
  expect(readPosition('0/3002018')).toBe(0x300_2000n);
  expect(readPosition('0/3002019')).toBe(0x300_2019n);
});
