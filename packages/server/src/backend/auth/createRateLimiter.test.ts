import { expect, test } from 'vitest';
import { createRateLimiter } from './createRateLimiter';

const second = 1000;

function newLimiter() {
  const clock = { now: 1_000_000 };
  return { clock, limiter: createRateLimiter({ limit: 3, window: 60 * second }, () => clock.now) };
}

test('a key at its limit waits until the oldest attempt is outside the window', () => {
  const { clock, limiter } = newLimiter();
  for (let tries = 0; tries < 3; tries++) {
    expect(limiter.secondsToWait('a')).toBe(0);
    limiter.count('a');
    clock.now += 10 * second;
  }
  expect(limiter.secondsToWait('a')).toBe(30);
  expect(limiter.secondsToWait('b')).toBe(0);
  clock.now += 30 * second;
  expect(limiter.secondsToWait('a')).toBe(0);
  limiter.count('a');
  expect(limiter.secondsToWait('a')).toBe(10);
});

test('requests during the wait do not make it longer', () => {
  const { clock, limiter } = newLimiter();
  for (let tries = 0; tries < 3; tries++) limiter.count('a');
  for (let seconds = 60; seconds > 0; seconds--) {
    expect(limiter.secondsToWait('a')).toBe(seconds);
    clock.now += second;
  }
  expect(limiter.secondsToWait('a')).toBe(0);
});

test('a reset removes the attempts of one key only', () => {
  const { limiter } = newLimiter();
  for (const key of ['a', 'a', 'a', 'b', 'b', 'b']) limiter.count(key);
  limiter.reset('a');
  expect([limiter.secondsToWait('a'), limiter.secondsToWait('b')]).toEqual([0, 60]);
});

test('a full memory forgets no key within its window: a new key waits until the first one expires', () => {
  const { clock, limiter } = newLimiter();
  for (const key of ['old', 'old', 'old']) limiter.count(key);
  for (let index = 0; index < 99_999; index++) {
    expect(limiter.secondsToWait(`${index}`)).toBe(0);
    limiter.count(`${index}`);
    if (index === 49_999) clock.now += 10 * second;
  }
  expect([limiter.secondsToWait('old'), limiter.secondsToWait('7'), limiter.secondsToWait('new')]).toEqual([50, 0, 50]);
  clock.now += 50 * second;
  // 50,001 keys have expired.
  for (let index = 0; index < 50_001; index++) {
    expect(limiter.secondsToWait(`new ${index}`)).toBe(0);
    limiter.count(`new ${index}`);
  }
  expect([limiter.secondsToWait('one more'), limiter.secondsToWait('99998')]).toEqual([10, 0]);
});

test('a full memory of places forgets the one that was counted longest ago', () => {
  const clock = { now: 1_000_000 };
  const places = createRateLimiter({ limit: 1, window: 60 * second, forgetsOldest: true }, () => clock.now);
  for (let index = 0; index < 100_000; index++) places.count(`${index}`);
  expect([places.secondsToWait('0'), places.secondsToWait('new')]).toEqual([60, 0]);
  places.count('new');
  expect([places.secondsToWait('0'), places.secondsToWait('1'), places.secondsToWait('new')]).toEqual([0, 60, 60]);
});
