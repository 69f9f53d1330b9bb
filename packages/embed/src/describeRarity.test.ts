import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { describeRarity } from './describeRarity.ts';
import { fr } from './locales/fr.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-25T12:00:00+01:00') });
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2027-01-04', 'jusqu’au 4 janvier'],
  ['2039-09-09', 'jusqu’au 9 septembre 2039'],
])('a last day within a year has no year, a later one has: %s', (until, text) => {
  expect(describeRarity({ kind: 'until', until }, fr).replaceAll('\u00A0', ' ')).toBe(text);
});
