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

test('ten thousand other keys remove the oldest key, not the newest', () => {
  const { limiter } = newLimiter();
  for (const key of ['old', 'old', 'old']) limiter.count(key);
  for (let index = 0; index < 9_999; index++) limiter.count(`${index}`);
  expect(limiter.secondsToWait('old')).toBe(60);
  for (const key of ['new', 'new', 'new']) limiter.count(key);
  expect([limiter.secondsToWait('old'), limiter.secondsToWait('new')]).toEqual([0, 60]);
});
