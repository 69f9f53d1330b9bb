import { expect, test } from 'vitest';
import { isSkippedTime } from './isSkippedTime.ts';

test.each([
  ['2027-03-28', '02:00', 'Europe/Paris'],
  ['2027-03-28', '02:59', 'Europe/Paris'],
  ['2027-03-28', '01:30', 'Europe/London'],
  ['2027-10-03', '02:15', 'Australia/Lord_Howe'],
])('%s %s is skipped in %s', (date, time, zone) => {
  expect(isSkippedTime(date, time, zone)).toBe(true);
});

test.each([
  ['2027-03-28', '01:59', 'Europe/Paris'],
  ['2027-03-28', '03:00', 'Europe/Paris'],
  ['2027-10-31', '02:30', 'Europe/Paris'],
  ['2027-03-28', '02:30', 'Indian/Reunion'],
  ['2027-03-27', '02:30', 'Europe/Paris'],
  ['2027-02-30', '02:30', 'Europe/Paris'],
  ['2027-03-28', '', 'Europe/Paris'],
])('%s %s exists in %s, or is no time', (date, time, zone) => {
  expect(isSkippedTime(date, time, zone)).toBe(false);
});
