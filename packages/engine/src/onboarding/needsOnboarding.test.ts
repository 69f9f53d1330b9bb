import { expect, test } from 'vitest';
import { needsOnboarding } from './needsOnboarding.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString();
const thirtyDays = 30 * 864e5;

test.each([
  ['never completed', null, null, true],
  ['completed today', 'true', ago(0), false],
  ['completed exactly thirty days ago', 'true', ago(thirtyDays), false],
  ['completed a millisecond earlier', 'true', ago(thirtyDays + 1), true],
  ['completed in the future, the clock having been set back', 'true', '2099-01-01T00:00:00Z', false],
  ['a flag without a date', 'true', null, true],
  ['a date that cannot be read', 'true', 'garbage', true],
  ['an unknown flag', 'TRUE', ago(0), true],
  ['an object for a flag', '{}', ago(0), true],
])('%s (flag %j, date %j) requires the onboarding: %s', (_, completed, date, needed) => {
  expect(needsOnboarding(completed, date, new Date(now))).toBe(needed);
});
