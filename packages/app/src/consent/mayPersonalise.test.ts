import { beforeEach, expect, test, vi } from 'vitest';
import { consentStorageKey, mayPersonalise } from './mayPersonalise';

const now = Date.parse('2026-11-21T12:00:00Z');
const choose = (personalization: boolean) =>
  localStorage.setItem(
    consentStorageKey,
    JSON.stringify({ analytics: true, marketing: false, personalization, savedAt: '2026-11-01T12:00:00Z' }),
  );

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
  });
});

test('personalisation is not allowed after a refusal', () => {
  choose(false);
  expect(mayPersonalise(now)).toBe(false);
});

test('personalisation is allowed after a consent', () => {
  choose(true);
  expect(mayPersonalise(now)).toBe(true);
});

test.each(['{', '[]', 'null', '{"personalization":"no"}'])('the invalid value %j is not a choice', (stored) => {
  localStorage.setItem(consentStorageKey, stored);
  expect(mayPersonalise(now)).toBe(false);
});

test('personalisation is not allowed before a choice', () => {
  expect(mayPersonalise(now)).toBe(false);
});
