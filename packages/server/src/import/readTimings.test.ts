import { expect, test } from 'vitest';
import { readTimings } from './readTimings.ts';

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
  ['it has 1001 timings', { timings: Array(1001).fill(morning) }],
])('a record is refused: %s', (reason, record) => {
  expect(() => readTimings(record)).toThrow(reason);
});
