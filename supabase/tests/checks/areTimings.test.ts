import { describe, expect } from 'vitest';
import { act, attempt } from '../act.ts';
import { databaseTest } from '../databaseTest.ts';
import { importedEvent, ownedEvent } from '../fillTables.ts';
import { importer, owner } from '../people.ts';

const setTimings = (timings: unknown, event = ownedEvent) =>
  `update public.events set timings = '${JSON.stringify(timings)}' where id = '${event}'`;
const evening = { begin: '2026-12-01T20:00:00+01:00', end: '2026-12-01T22:00:00+01:00' };

const refused: [what: string, timings: unknown][] = [
  ['the first day of JavaScript', [{ ...evening, begin: '-271821-04-20T00:00:00Z' }]],
  ['the last day of JavaScript', [{ ...evening, end: '+275760-09-13T00:00:00Z' }]],
  ['the year 1', [{ ...evening, begin: '0001-01-01T00:00:00Z' }]],
  ['the year 1899', [{ ...evening, begin: '1899-12-31T23:59:59Z' }]],
  ['the year 2200', [{ ...evening, end: '2200-01-01T00:00:00Z' }]],
  ['the year 9999', [{ ...evening, end: '9999-01-01T00:00:00Z' }]],
  ['an end before the begin', [{ begin: evening.end, end: evening.begin }]],
  ['an end before the begin once offsets count', [{ begin: '2026-12-01T20:00:00Z', end: '2026-12-01T20:30:00+01:00' }]],
  ['an instant without an offset', [{ begin: '2026-12-01T20:00:00', end: '2026-12-01T22:00:00' }]],
  ['an offset without a colon', [{ ...evening, begin: '2026-12-01T20:00:00+0100' }]],
  ['an offset of a day', [{ ...evening, begin: '2026-12-01T20:00:00+24:00' }]],
  ['30 February', [{ begin: '2026-02-30T20:00:00Z', end: '2026-03-02T20:00:00Z' }]],
  ['29 February of a short year', [{ begin: '2027-02-29T20:00:00Z', end: '2027-03-02T20:00:00Z' }]],
  ['the month 13', [{ ...evening, begin: '2026-13-01T20:00:00Z' }]],
  ['the day 0', [{ ...evening, begin: '2026-12-00T20:00:00Z' }]],
  ['24:00', [{ ...evening, begin: '2026-11-30T24:00:00Z' }]],
  ['the second 60', [{ ...evening, begin: '2026-11-30T23:59:60Z' }]],
  ['a date without a time', [{ begin: '2026-12-01', end: '2026-12-02' }]],
  ['a word that PostgreSQL accepts as an instant', [{ begin: 'now', end: 'infinity' }]],
  ['small letters', [{ ...evening, begin: '2026-12-01t19:00:00z' }]],
  ['a newline after the instant', [{ ...evening, begin: '2026-12-01T19:00:00Z\\n' }]],
  ['an empty text', [{ begin: '', end: '' }]],
  ['an empty begin and end', [{ begin: null, end: null }]],
  ['an empty timing', [null]],
  ['a begin without an end', [{ begin: evening.begin }]],
  ['another key beside begin and end', [{ ...evening, note: 'x' }]],
  ['numbers', [1, 2]],
  ['lists', [[evening]]],
  ['an object instead of a list', evening],
  ['1,003 entries', Array.from({ length: 1003 }, () => evening)],
];

const taken: [what: string, timings: unknown][] = [
  ['no entry', []],
  ['an evening', [evening]],
  ['an end equal to the begin', [{ begin: evening.begin, end: evening.begin }]],
  ['Z, no seconds, milliseconds', [{ begin: '2026-12-01T20:00Z', end: '2026-12-01T22:00:00.000Z' }]],
  ['the first and the last year', [{ begin: '1900-01-01T00:00:00Z', end: '2199-12-31T23:59:59Z' }]],
  ['29 February', [{ begin: '2028-02-29T20:00:00Z', end: '2028-02-29T22:00:00Z' }]],
  ['1,002 entries', Array.from({ length: 1002 }, () => evening)],
];

describe('timings', () => {
  for (const [what, timings] of refused) {
    databaseTest(`are refused with ${what}, from a user and from the importer`, async (session) => {
      expect(await attempt(session, owner, setTimings(timings))).toBe('failed 23514');
      expect(await attempt(session, importer, setTimings(timings, importedEvent))).toBe('failed 23514');
    });
  }

  for (const [what, timings] of taken) {
    databaseTest(`are accepted with ${what}, and JavaScript can parse them`, async (session) => {
      expect(await attempt(session, owner, setTimings(timings))).toBe('allowed');
      for (const { begin, end } of timings as (typeof evening)[]) {
        expect(new Date(begin).getTime()).toBeLessThanOrEqual(new Date(end).getTime());
      }
    });
  }

  databaseTest('have less than 100 kB', async (session) => {
    const longest = { begin: '2026-12-01T20:00:00.000001+01:00', end: '2026-12-01T22:00:00.000001+01:00' };
    expect(await attempt(session, owner, setTimings([{ ...longest, begin: '2026-12-01T20:00:00.0000001Z' }]))).toBe(
      'failed 23514',
    );
    await act(session, owner, setTimings(Array.from({ length: 1002 }, () => longest)));
    const { rows } = await session.query(
      `select octet_length(timings::text) < 100000 as fits from public.events where id = '${ownedEvent}'`,
    );
    expect(rows).toEqual([{ fits: true }]);
  });
});
