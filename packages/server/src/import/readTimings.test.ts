import { expect, test } from 'vitest';
import { readTimings as readAll } from './readTimings.ts';

const now = Date.parse('2026-06-01T12:00:00Z');
const readTimings = (record: Parameters<typeof readAll>[0]) => readAll(record, now).timings;

const morning = { begin: '2026-06-05T09:00:00+02:00', end: '2026-06-05T12:00:00+02:00' };
const evening = { begin: '2026-06-05T20:00:00+02:00', end: '2026-06-05T22:00:00+02:00' };

test('timings are sorted and unique', () => {
  expect(readTimings({ timings: JSON.stringify([evening, morning, evening]) })).toEqual([morning, evening]);
});

test('timings are sorted by instant, not by text', () => {
  const written = [
    { begin: '2026-06-05T10:00:00+02:00', end: '2026-06-05T11:00:00+02:00' },
    { begin: '2026-06-05T09:30:00+00:00', end: '2026-06-05T10:00:00+00:00' },
    { begin: '2026-06-05T07:00:00Z', end: '2026-06-05T07:30:00Z' },
  ];
  const [first, second, third] = written;
  expect(readTimings({ timings: written })).toEqual([third, first, second]);
});

test('a timing that ends at its begin is kept', () => {
  expect(readTimings({ timings: [{ begin: morning.begin, end: morning.begin }] })).toHaveLength(1);
});

test('a record without a list has its first and last date as timings', () => {
  const record = {
    timings: null,
    firstdate_begin: morning.begin,
    firstdate_end: morning.end,
    lastdate_begin: evening.begin,
    lastdate_end: evening.end,
  };
  expect(readTimings(record)).toEqual([morning, evening]);
  expect(readTimings({ ...record, lastdate_begin: morning.begin, lastdate_end: morning.end })).toEqual([morning]);
});

test.each([
  ['no timing', { timings: '[]' }],
  ['no timing', {}],
  ['not JSON', { timings: '[{"begin": ' }],
  ['not a list', { timings: '{"begin": "2026-06-05T09:00:00+02:00"}' }],
  ['timing 2 is not two instants', { timings: [morning, null] }],
  ['timing 1 is not two instants', { timings: [{ begin: morning.begin }] }],
  ['timing 1 is not two instants', { timings: [{ ...morning, begin: '2026-06-05T09:00:00' }] }],
  ['timing 1 is not two instants', { timings: [{ ...morning, begin: '2026-02-30T09:00:00+01:00' }] }],
  ['timing 1 is not two instants', { timings: [{ ...morning, begin: '0000-00-00T00:00:00Z' }] }],
  ['timing 1 is not two instants', { timings: [{ ...morning, begin: 1780000000000 }] }],
  ['timing 1 is not two instants', { timings: [{ begin: '9999-01-01T00:00:00Z', end: '9999-01-01T01:00:00Z' }] }],
  ['timing 1 ends before it begins', { timings: [{ begin: morning.end, end: morning.begin }] }],
  ['timing 1 is not two instants', { timings: [{ begin: '1899-12-31T23:59:59Z', end: '1900-01-01T01:00:00Z' }] }],
  ['timing 1 is not two instants', { timings: [{ begin: '2199-12-31T23:00:00Z', end: '2200-01-01T01:00:00Z' }] }],
  ['timing 1 is not two instants', { timings: [{ begin: '-271821-04-20T00:00:00Z', end: morning.end }] }],
])('a record is refused: %s', (reason, record) => {
  expect(() => readTimings(record)).toThrow(reason);
});

/** Lists timings of an hour each, every day from a day on. */
const listDaily = (count: number, firstDay: string) =>
  Array.from({ length: count }, (_, number) => {
    const begin = Date.parse(`${firstDay}T08:00:00Z`) + number * 864e5;
    return { begin: new Date(begin).toISOString(), end: new Date(begin + 36e5).toISOString() };
  });

test('1,002 timings are kept', () => {
  const timings = listDaily(1002, '2026-01-01');
  expect(readAll({ timings }, now)).toEqual({ timings, dropped: 0 });
});

test('of 5,000 timings the next 1,000 are kept, and the first and the last of all', () => {
  const timings = listDaily(5000, '2026-01-01');
  const next = timings.findIndex(({ begin }) => begin.startsWith('2026-06-01'));
  expect(readAll({ timings }, now)).toEqual({
    timings: [timings[0], ...timings.slice(next, next + 1000), timings[4999]],
    dropped: 3998,
  });
  expect(readAll({ timings }, now + 36e5)).toEqual(readAll({ timings }, now));
});

test.each([
  ['near the end', '2024-01-01'],
  ['after the end', '2000-01-01'],
])('of a long programme %s the latest timings are kept', (_when, firstDay) => {
  const timings = listDaily(1100, firstDay);
  expect(readAll({ timings }, now)).toEqual({ timings: [timings[0], ...timings.slice(100)], dropped: 99 });
});
