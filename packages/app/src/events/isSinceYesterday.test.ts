import { expect, test } from 'vitest';
import { isSinceYesterday } from './isSinceYesterday';

const paris = { timeZone: 'Europe/Paris' };
const night = {
  date: '2026-11-21',
  endDate: '2026-11-22',
  time: '23:30',
  endTime: '05:00',
  daysAway: 0,
  past: false,
};

test('a night that continues after midnight began yesterday', () => {
  expect(isSinceYesterday(paris, night, Date.parse('2026-11-22T01:00+01:00'))).toBe(true);
});

test('a night did not begin yesterday before midnight or after its end', () => {
  expect(isSinceYesterday(paris, night, Date.parse('2026-11-21T23:45+01:00'))).toBe(false);
  expect(isSinceYesterday(paris, { ...night, past: true }, Date.parse('2026-11-22T06:00+01:00'))).toBe(false);
});

test('the day depends on the time zone of the venue', () => {
  const now = Date.parse('2026-11-22T01:00+01:00');
  expect(isSinceYesterday({ timeZone: 'America/Martinique' }, night, now)).toBe(false);
});
