import { expect, test } from 'vitest';
import { formatAge } from './formatAge';
import { formatAmount } from './formatAmount';
import { formatDateParts, formatDateRange, formatLongDate } from './formatDate';
import { formatDistance, formatNumber } from './formatNumber';

/** Replaces every kind of space: engines of `Intl` use different ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

test('a poster shows the day in the language of the page', () => {
  expect(formatDateParts('2026-12-12', 'fr', '2026')).toEqual({
    dateTime: '2026-12-12',
    weekday: 'sam.',
    day: '12',
    month: 'déc.',
  });
  expect(formatDateParts('2026-12-12', 'en', '2026')).toMatchObject({ weekday: 'Sat', month: 'Dec' });
  expect(formatDateParts('2031-03-15', 'fr', '2026')).toMatchObject({ day: '15', month: 'mars 2031' });
});

test('a long date contains the year only if it is not the current one', () => {
  expect(formatLongDate('2026-12-12', 'fr', '2026')).toBe('samedi 12 décembre');
  expect(formatLongDate('2027-01-01', 'fr', '2026')).toBe('vendredi 1er janvier 2027');
  expect(formatLongDate('2027-01-01', 'es', '2026')).toBe('viernes, 1 de enero de 2027');
});

test('a range of days has the spaces that browsers write', () => {
  expect(formatDateRange('2026-12-05', '2026-12-06', 'en', '2026')).toBe('5 – 6 Dec');
  expect(formatDateRange('2026-12-31', '2027-01-03', 'fr', '2026')).not.toContain('\u2009');
});

test('distances are rounded to whole kilometres, at least one', () => {
  expect(plain(formatDistance(11.6, 'fr').distance)).toBe('12 km');
  expect(formatDistance(0.2, 'fr')).toMatchObject({ distance: expect.stringMatching(/^1\skm$/), context: 'near' });
});

test('an age is in its largest whole unit, at least one', () => {
  expect([5, 900, 7_199, 86_400, 200_000].map((seconds) => plain(formatAge(seconds, 'fr')))).toEqual([
    '1 minute',
    '15 minutes',
    '1 heure',
    '1 jour',
    '2 jours',
  ]);
  expect(plain(formatAge(7_200, 'es'))).toBe('2 horas');
});

test('numbers are grouped by the rules of the language', () => {
  expect(plain(formatNumber(1080, 'fr'))).toBe('1 080');
  expect(formatNumber(1080, 'en')).toBe('1,080');
});

test('no narrow space separates digits, or a number from its unit', () => {
  const texts = [formatNumber(14_500, 'fr'), formatDistance(12, 'fr').distance, formatAmount(1250, 'fr')];
  expect(texts).toEqual(['14\u00a0500', '12\u00a0km', '1\u00a0250\u00a0€']);
});
