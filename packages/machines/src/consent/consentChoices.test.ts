import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ConsentChoices, consentDefaults, formatConsent, parseConsent } from './consentChoices';

const now = Date.parse('2026-11-21T12:00:00Z');
const sixMonths = 180 * 86_400_000;

test('the form begins with analytics and personalisation on, marketing off', () => {
  expect(consentDefaults).toEqual({ essential: true, analytics: true, marketing: false, personalization: true });
});

test('what is written is read again, whatever was chosen', () => {
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
  ['nothing', null],
  ['no JSON', '{'],
  ['half a choice', '{"analytics":true,"savedAt":"2026-11-21T12:00:00Z"}'],
  ['texts for switches', '{"analytics":"yes","marketing":"no","personalization":1,"savedAt":"2026-11-21T12:00:00Z"}'],
  ['no date', '{"analytics":true,"marketing":true,"personalization":true}'],
  ['an invalid date', '{"analytics":true,"marketing":true,"personalization":true,"savedAt":"soon"}'],
])('%s is no choice', (_, stored) => {
  expect(parseConsent(stored, now)).toBeNull();
});

test('essential things stay allowed, whatever is stored', () => {
  const stored = formatConsent(consentDefaults, now).replace('{', '{"essential":false,');
  expect(parseConsent(stored, now)?.essential).toBe(true);
});
