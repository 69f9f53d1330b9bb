import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ConsentChoices, consentDefaults, formatConsent, parseConsent } from './consentChoices';

const now = Date.parse('2026-11-21T12:00:00Z');
const sixMonths = 180 * 86_400_000;

test('analytics and personalization are on by default, and marketing is off', () => {
  expect(consentDefaults).toEqual({ essential: true, analytics: true, marketing: false, personalization: true });
});

test('a written choice is read unchanged', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.boolean(), (analytics, marketing, personalization) => {
      const choices: ConsentChoices = { essential: true, analytics, marketing, personalization };
      expect(parseConsent(formatConsent(choices, now), now)).toEqual(choices);
    }),
  );
});

test.each([
  ['counts', 'a second before six months', sixMonths - 1000],
  ['no longer counts', 'after exactly six months', sixMonths],
  ['no longer counts', 'a second after six months', sixMonths + 1000],
  ['does not count', 'before it was made, on a clock set back', -1],
])('a choice %s %s', (verdict, _, age) => {
  expect(parseConsent(formatConsent(consentDefaults, now), now + age) !== null).toBe(verdict === 'counts');
});

test.each([
  ['a missing value', null],
  ['invalid JSON', '{'],
  ['a choice of one purpose', '{"analytics":true,"savedAt":"2026-11-21T12:00:00Z"}'],
  ['texts for switches', '{"analytics":"yes","marketing":"no","personalization":1,"savedAt":"2026-11-21T12:00:00Z"}'],
  ['a choice without a date', '{"analytics":true,"marketing":true,"personalization":true}'],
  ['a choice with an invalid date', '{"analytics":true,"marketing":true,"personalization":true,"savedAt":"soon"}'],
])('%s is not a stored choice', (_, stored) => {
  expect(parseConsent(stored, now)).toBeNull();
});

test('the essential purpose stays allowed even if it is stored as refused', () => {
  const stored = formatConsent(consentDefaults, now).replace('{', '{"essential":false,');
  expect(parseConsent(stored, now)?.essential).toBe(true);
});
