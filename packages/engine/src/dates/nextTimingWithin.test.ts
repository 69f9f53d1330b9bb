import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eventLists, instants } from '../../testing/arbitraries.ts';
import { createEvent } from '../../testing/createEvent.ts';
import { formatDay, parseDay } from './civilDate.ts';
import { civilMinute } from './civilMinute.ts';
import { dateWindow } from './dateWindow.ts';
import { listSpans } from './listSpans.ts';
import { nextSpan } from './nextSpan.ts';
import { nextTimingWithin, type TimingFilters } from './nextTimingWithin.ts';
import { nightWindow } from './nightWindow.ts';

const now = Date.parse('2026-12-08T12:00:00Z'); // A Tuesday.
const all: TimingFilters = { day: 'all', days: null, weekdays: [], hours: null };
const at = (begin: string, end: string) => ({ begin: `${begin}:00+01:00`, end: `${end}:00+01:00` });
const daily = createEvent({
  timings: ['08', '09', '11', '12', '13'].flatMap((day) => [
    at(`2026-12-${day}T15:00`, `2026-12-${day}T16:00`),
    at(`2026-12-${day}T20:30`, `2026-12-${day}T22:00`),
  ]),
});

test.each<[Partial<TimingFilters>, string | undefined, string | null | undefined]>([
  [{ day: 'today' }, '2026-12-08', '15:00'],
  [{ day: 'tonight' }, '2026-12-08', '20:30'],
  [{ day: 'tomorrow' }, '2026-12-09', '15:00'],
  [{ day: 'weekend' }, '2026-12-12', '15:00'],
  [{ days: ['2026-12-10', '2026-12-20'] }, '2026-12-11', '15:00'],
  [{ weekdays: [7, 3] }, '2026-12-09', '15:00'],
  [{ weekdays: [6], hours: ['18:00', '24:00'] }, '2026-12-12', '20:30'],
  [{ day: 'weekend', weekdays: [7] }, '2026-12-13', '15:00'],
  [{ weekdays: [1] }, undefined, undefined],
  [{ hours: ['09:00', '15:00'] }, undefined, undefined],
])('%j', (filters, date, time) => {
  const timing = nextTimingWithin(daily, now, { ...all, ...filters });
  expect([timing?.date, timing?.time]).toEqual([date, time]);
});

test('an exhibition is on the first day of the filter, without hours', () => {
  const event = createEvent({ timings: [at('2026-12-01T10:00', '2026-12-31T18:00')] });
  expect(nextTimingWithin(event, now, { ...all, day: 'tomorrow' })).toMatchObject({ date: '2026-12-09', time: null });
  expect(nextTimingWithin(event, now, { ...all, weekdays: [6] })).toMatchObject({ date: '2026-12-12', daysAway: 4 });
  expect(nextTimingWithin(event, now, { ...all, hours: ['09:00', '18:00'] })).toBeNull();
});

test('a night that is still going on is tonight, and begins at its hour', () => {
  const timings = [at('2026-12-08T23:00', '2026-12-09T05:00'), at('2026-12-15T23:00', '2026-12-16T05:00')];
  const event = createEvent({ timings });
  const atTwo = Date.parse('2026-12-09T01:00:00Z');
  expect(nextTimingWithin(event, atTwo, all)).toMatchObject({ date: '2026-12-08', time: '23:00', daysAway: 0 });
  expect(nextTimingWithin(event, atTwo, { ...all, day: 'tonight' })).toMatchObject({
    date: '2026-12-08',
    time: '23:00',
  });
  expect(nextTimingWithin(event, atTwo, { ...all, day: 'tomorrow' })).toBeNull();
});

test('a day whose times are not known is on it, but within no hours', () => {
  const day = parseDay('2026-12-12');
  const event = createEvent({ timings: [at('2026-12-08T20:00', '2026-12-08T22:00')], days: [[day - 4, day]] });
  expect(nextTimingWithin(event, now, { ...all, weekdays: [6] })).toMatchObject({ date: '2026-12-12', time: null });
  expect(nextTimingWithin(event, now, { ...all, weekdays: [6], hours: ['09:00', '23:00'] })).toBeNull();
});

const filters: fc.Arbitrary<TimingFilters> = fc.record({
  day: fc.constantFrom('all', 'today', 'tonight', 'tomorrow', 'weekend'),
  days: fc.option(
    fc.tuple(fc.nat(30), fc.nat(9)).map(([first, length]) => {
      const from = parseDay('2026-11-10') + first;
      return [formatDay(from) ?? '', formatDay(from + length) ?? ''] as const;
    }),
  ),
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7]),
  hours: fc.option(fc.constantFrom(['09:30', '18:30'] as const, ['18:30', '24:00'] as const)),
});

test('is found if one of its minutes passes, and on a day and in hours that pass', () => {
  fc.assert(
    fc.property(eventLists, instants, filters, (events, moment, asked) => {
      for (const event of events) {
        const found = nextTimingWithin(event, moment, asked);
        const { from, to } = asked.days
          ? { from: parseDay(asked.days[0]) * 1440, to: (parseDay(asked.days[1]) + 1) * 1440 }
          : asked.day === 'tonight'
            ? nightWindow(moment, event.timeZone)
            : dateWindow(asked.day, moment, event.timeZone);
        if (found) {
          const day = parseDay(found.date);
          expect(day).toBeGreaterThanOrEqual(Math.floor(from / 1440));
          expect(day * 1440).toBeLessThan(to);
          const weekday = new Date(day * 864e5).getUTCDay() || 7;
          expect(asked.weekdays.length === 0 || asked.weekdays.includes(weekday)).toBe(true);
          const [opening, closing] = asked.hours ?? [];
          if (opening && closing) expect(found.time && found.time >= opening && found.time < closing).toBe(true);
        } else {
          const next = nextSpan(event, moment);
          const today = Math.floor(civilMinute(moment, event.timeZone) / 1440);
          const passing = listSpans(event).filter(
            (span) => !next?.past && (span === next?.span || span.until > moment) && begins(span.start),
          );
          expect(passing).toEqual([]);

          function begins(start: number) {
            const day = Math.floor(start / 1440);
            const time = new Date(start * 6e4).toISOString().slice(11, 16);
            const [opening, closing] = asked.hours ?? [];
            return (
              day >= today &&
              start >= from &&
              start < to &&
              (!asked.weekdays.length || asked.weekdays.includes(new Date(day * 864e5).getUTCDay() || 7)) &&
              (!opening || !closing || (time > '00:00' && time >= opening && time < closing))
            );
          }
        }
      }
    }),
  );
});
