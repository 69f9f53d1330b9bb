import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zones } from '../../testing/arbitraries.ts';
import { createEvent } from '../../testing/createEvent.ts';
import { addDays, formatDay, isOfOtherYear, parseDay, today } from './civilDate.ts';
import { civilMinute } from './civilMinute.ts';
import { dateWindow } from './dateWindow.ts';
import { listSpans } from './listSpans.ts';
import { nextTiming } from './nextTiming.ts';
import { isTime, parseTime } from './timeOfDay.ts';

const nonsense = [
  '2026-02-30',
  '2026-02-29',
  '0000-00-00',
  '31/12/2026',
  '',
  ' ',
  '2026-1-1',
  '2026',
  '2026-11-21T10:00',
  'constructor',
  '1899-12-31',
  '2200-01-01',
  '9999-12-31',
  '0001-01-01',
  '+275760-09-13',
  '-271821-04-20',
];
const civil = (text: string) => Date.parse(`${text}Z`) / 60_000;
const anyInstant = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
/** Reads the local time of a zone with another API of the platform. */
function readClock(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(instant);
  const part = (type: string) => parts.find((entry) => entry.type === type)?.value;
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

describe('the civil clock', () => {
  test('equals the local time of the platform, in every zone at any time', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
        expect(civilMinute(+instant, zone)).toBe(civil(readClock(instant, zone)));
        expect(today(instant, zone)).toBe(readClock(instant, zone).slice(0, 10));
      }),
      { numRuns: 3000 },
    );
  });

  test.each([
    ['2026-03-29T00:59:59Z', '2026-03-29T01:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29T03:00'],
    ['2026-10-25T00:30:00Z', '2026-10-25T02:30'],
    ['2026-10-25T01:30:00Z', '2026-10-25T02:30'],
    ['2026-11-20T22:59:59.999Z', '2026-11-20T23:59'],
    ['2026-11-20T23:00:00Z', '2026-11-21T00:00'],
    ['2026-12-31T22:59:00Z', '2026-12-31T23:59'],
    ['2028-02-28T23:00:00Z', '2028-02-29T00:00'],
  ])('in Paris, %s is %s', (instant, shown) => {
    expect(civilMinute(Date.parse(instant), 'Europe/Paris')).toBe(civil(shown));
  });

  test('the date of one instant differs between the French zones', () => {
    const now = Date.parse('2026-11-21T10:30:00Z');
    expect(zones.map((zone) => today(now, zone))).toEqual([
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
    ]);
    const late = Date.parse('2026-11-21T23:30:00Z');
    expect(zones.map((zone) => today(late, zone))).toEqual([
      '2026-11-22',
      '2026-11-21',
      '2026-11-21',
      '2026-11-21',
      '2026-11-22',
      '2026-11-22',
      '2026-11-21',
    ]);
    expect(today(Date.parse('2026-11-21T03:30:00Z'), 'America/Martinique')).toBe('2026-11-20');
  });

  test('an unknown zone counts as Paris', () => {
    expect(today(Date.parse('2026-11-20T23:00:00Z'), 'Mars/Olympus')).toBe('2026-11-21');
    expect(today(Date.parse('2026-11-20T23:00:00Z'), '')).toBe('2026-11-21');
  });
});

describe('times of day', () => {
  test.each([
    ['00:00', 0],
    ['20:30', 1230],
    ['23:59', 1439],
  ])('%s is a time for a form field', (text, minutes) => {
    expect(isTime(text)).toBe(true);
    expect(parseTime(text)).toBe(minutes);
  });

  test.each([
    ['20:30:59', 1230],
    ['20:30:59.5', 1230],
    ['24:00', 0],
    ['24:00:00', 0],
  ])('%s is a time for a column, but not for a form field', (text, minutes) => {
    expect(isTime(text)).toBe(false);
    expect(parseTime(text)).toBe(minutes);
  });

  test.each([
    '',
    '20',
    '20:',
    '2:30',
    '25:00',
    '99:99',
    '24:01',
    '20:60',
    '20:3',
    '20:30 ',
    '２０:３０',
    '2026-11-21',
    'soir',
  ])('%j is not a time', (text) => {
    expect(isTime(text)).toBe(false);
    expect(parseTime(text)).toBeNaN();
  });
});

describe('civil dates', () => {
  test.each(['12026-05-03', '275760-09-13', '0026-05-03', '1899-12-31', '2200-01-01'])(
    '%s is a date outside the years 1900 to 2199',
    (text) => {
      expect(isOfOtherYear(text)).toBe(true);
      expect(parseDay(text)).toBeNaN();
    },
  );

  test.each(['1900-01-01', '2199-12-31', '2027-02-29', '31/12/12026', 'unreadable', ''])(
    '%j is not a date outside the years 1900 to 2199',
    (text) => {
      expect(isOfOtherYear(text)).toBe(false);
    },
  );

  test.each(nonsense)('%j is not a date, and causes no error', (text) => {
    expect(parseDay(text)).toBeNaN();
    expect(addDays(text, 1)).toBeNull();
    expect(nextTiming(createEvent({ date: text }), 0)).toBeNull();
  });

  test.each([
    ['2026-10-25', '2026-10-26'],
    ['2027-03-28', '2027-03-29'],
    ['2026-12-31', '2027-01-01'],
    ['2028-02-28', '2028-02-29'],
    ['2028-02-29', '2028-03-01'],
    ['2026-02-28', '2026-03-01'],
  ])('the day after %s is %s', (date, next) => {
    expect(addDays(date, 1)).toBe(next);
    expect(addDays(next, -1)).toBe(date);
  });

  test('addDays moves a date by a number of days, and back', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), fc.integer({ min: -500, max: 500 }), (instant, zone, days) => {
        const date = today(instant, zone);
        const later = addDays(date, days) ?? '';
        expect(parseDay(later) - parseDay(date)).toBe(days);
        expect(addDays(later, -days)).toBe(date);
      }),
      { numRuns: 2000 },
    );
  });

  test('the days before 1900 and after 2199 are null', () => {
    expect(addDays('1900-01-01', -1)).toBeNull();
    expect(addDays('2199-12-31', 1)).toBeNull();
    expect([addDays('2199-12-31', 0), addDays('1900-01-01', 0)]).toEqual(['2199-12-31', '1900-01-01']);
    for (const day of [NaN, Infinity, -Infinity, 1e300]) expect(formatDay(day)).toBeNull();
  });

  test('today returns 1 January 1970 for an invalid instant', () => {
    for (const now of [NaN, Infinity, -Infinity, 8.64e15, -8.64e15, 1e300, new Date(NaN)])
      expect(today(now, 'Europe/Paris')).toBe('1970-01-01');
  });
});

describe('date windows', () => {
  const weekend = (instant: string) => dateWindow('weekend', Date.parse(instant), 'Europe/Paris');
  const from = (text: string, to = '2026-11-23T00:00') => ({ from: civil(text), to: civil(to) });
  test.each([
    ['Monday 00:00', '2026-11-15T23:00:00Z', from('2026-11-21T00:00')],
    ['Friday 17:59', '2026-11-20T16:59:59Z', from('2026-11-21T00:00')],
    ['Friday 18:00', '2026-11-20T17:00:00Z', from('2026-11-20T18:00')],
    ['Friday 23:59', '2026-11-20T22:59:59Z', from('2026-11-20T18:00')],
    ['Saturday 00:00', '2026-11-20T23:00:00Z', from('2026-11-21T00:00')],
    ['Sunday 23:59', '2026-11-22T22:59:59Z', from('2026-11-21T00:00')],
    ['the next Monday', '2026-11-22T23:00:00Z', from('2026-11-28T00:00', '2026-11-30T00:00')],
  ])('the window of the weekend is correct on %s', (_, instant, window) => {
    expect(weekend(instant)).toEqual(window);
  });

  test('a weekend lasts 48 or 54 hours, ends on Sunday at midnight and is not over, in every zone at any time', () => {
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (instant, zone) => {
        const { from, to } = dateWindow('weekend', instant, zone);
        expect(new Date(to * 60_000).getUTCDay()).toBe(1);
        expect([2880, 3240]).toContain(to - from);
        expect(to).toBeGreaterThan(civilMinute(+instant, zone));
        expect(to - civilMinute(+instant, zone)).toBeLessThanOrEqual(7 * 1440);
      }),
      { numRuns: 2000 },
    );
  });

  test('the windows of today and tomorrow are one day long, and the window of all days begins today', () => {
    const windows = (['today', 'tomorrow', 'all'] as const).map((filter) =>
      dateWindow(filter, Date.parse('2026-10-25T12:00:00Z'), 'Europe/Paris'),
    );
    expect(windows).toEqual([
      from('2026-10-25T00:00', '2026-10-26T00:00'),
      from('2026-10-26T00:00', '2026-10-27T00:00'),
      { from: civil('2026-10-25T00:00'), to: Infinity },
    ]);
  });
});

describe('nextTiming', () => {
  const noon = Date.parse('2026-11-21T12:00:00Z');
  const at = (facts: Parameters<typeof createEvent>[0], now = noon) => nextTiming(createEvent(facts), now);

  test('returns the first timing in the window of a date filter, or null', () => {
    const timings = ['2026-11-20', '2026-11-23', '2026-11-28', '2026-11-29'].map((day) => ({
      begin: `${day}T20:00:00+01:00`,
      end: `${day}T22:00:00+01:00`,
    }));
    const event = createEvent({ timings });
    const monday = Date.parse('2026-11-23T12:00:00Z');
    expect(nextTiming(event, monday, 'all')?.date).toBe('2026-11-23');
    expect(nextTiming(event, monday, 'weekend')).toMatchObject({ date: '2026-11-28', time: '20:00', daysAway: 5 });
    expect(nextTiming(event, monday, 'tomorrow')).toBeNull();
    expect(nextTiming(createEvent({}), monday, 'today')).toBeNull();
  });

  test('returns the date and times of an event without timings', () => {
    expect(at({ date: '2026-11-23', time: '20:30:00', endTime: '22:00' })).toEqual({
      date: '2026-11-23',
      endDate: '2026-11-23',
      time: '20:30',
      endTime: '22:00',
      daysAway: 2,
      past: false,
    });
  });

  test('an event without a valid start time has no times', () => {
    for (const time of [null, '', '25:00', 'soir']) {
      expect(at({ date: '2026-11-23', time, endTime: '22:00' })).toMatchObject({
        time: null,
        endTime: null,
        endDate: '2026-11-23',
      });
    }
  });

  test('an end time before the start time is on the next day', () => {
    expect(at({ date: '2026-11-21', time: '22:00', endTime: '02:00' })).toMatchObject({
      endDate: '2026-11-22',
      endTime: '02:00',
    });
    expect(at({ date: '2026-11-21', time: '22:00', endTime: '00:00' })).toMatchObject({
      endDate: '2026-11-21',
      endTime: '00:00',
    });
  });

  test('an event is past after its day, or after its end if it ends on the next day', () => {
    const morning = { date: '2026-11-21', time: '09:00', endTime: '10:00' };
    expect(at(morning)).toMatchObject({ past: false, daysAway: 0 });
    expect(at(morning, Date.parse('2026-11-21T22:59:59Z'))).toMatchObject({ past: false, daysAway: 0 });
    expect(at(morning, Date.parse('2026-11-21T23:00:00Z'))).toMatchObject({ past: true, daysAway: -1 });
    const night = { date: '2026-11-20', time: '23:00', endTime: '05:00' };
    expect(at(night, Date.parse('2026-11-21T03:59:00Z'))).toMatchObject({ past: false, daysAway: 0 });
    expect(at(night, Date.parse('2026-11-21T04:00:00Z'))).toMatchObject({ past: true, daysAway: -1 });
  });

  test('an event is past when its day is over in its time zone', () => {
    const now = Date.parse('2026-11-22T03:00:00Z');
    expect(at({ date: '2026-11-21', timeZone: 'Europe/Paris' }, now)?.past).toBe(true);
    expect(at({ date: '2026-11-21', timeZone: 'America/Martinique' }, now)).toMatchObject({ past: false, daysAway: 0 });
  });

  test('returns the first timing that is not over, in local time, instead of the date of the event', () => {
    const timings = [
      { begin: '2026-11-28T20:00:00+01:00', end: '2026-11-28T22:00:00+01:00' },
      { begin: '2026-11-21T09:00:00+01:00', end: '2026-11-21T10:00:00+01:00' },
      { begin: '2026-11-21T18:00:00Z', end: '2026-11-21T19:00:00Z' },
    ];
    const event = { timings, date: '2020-01-01' };
    expect(at(event)).toMatchObject({ date: '2026-11-21', time: '19:00', endTime: '20:00', daysAway: 0 });
    expect(at(event, Date.parse('2026-11-21T19:00:00Z'))).toMatchObject({ date: '2026-11-28', time: '20:00' });
    expect(at(event, Date.parse('2027-01-01T00:00:00Z'))).toMatchObject({
      date: '2026-11-28',
      past: true,
      daysAway: -34,
    });
  });

  test('an event that has been running for days counts as today', () => {
    const timings = [{ begin: '2026-11-01T10:00:00+01:00', end: '2026-12-31T18:00:00+01:00' }];
    expect(at({ timings })).toMatchObject({ date: '2026-11-01', endDate: '2026-12-31', daysAway: 0, past: false });
  });

  const good = { begin: '2026-11-25T10:00:00Z', end: '2026-11-25T11:00:00Z' };
  test.each([
    ['-271821-04-20T00:00:00Z', '2199-01-01T00:00:00Z'],
    ['2026-11-22T00:00:00Z', '+275760-09-13T00:00:00Z'],
    ['0001-01-01T00:00:00Z', '2026-12-31T00:00:00Z'],
    ['1899-12-31T23:59:59Z', '2026-12-31T00:00:00Z'],
    ['2026-11-22T00:00:00Z', '2200-01-01T00:00:00Z'],
    ['1900-01-01T00:00:00+14:00', '2026-12-31T00:00:00Z'],
    ['2026-11-22T00:00:00Z', '2199-12-31T23:59:59-12:00'],
    ['2026-11-23T00:00:00Z', '2026-11-22T00:00:00Z'],
    ['2026-11-22T10:00:00', '2026-11-22T11:00:00'],
    ['2026-11-22', '2026-11-23'],
    ['2026-02-30T10:00:00Z', '2026-12-01T10:00:00Z'],
    ['2026-11-22T25:00:00Z', '2026-11-23T10:00:00Z'],
    ['2026-11-22T10:00:00Z', 'later'],
    ['soon', ''],
  ])('a timing from %j to %j is skipped', (begin, end) => {
    expect(at({ timings: [{ begin, end }, good] })).toMatchObject({
      date: '2026-11-25',
      time: '11:00',
      endTime: '12:00',
    });
    expect(at({ timings: [{ begin, end }], date: '2026-11-30' })).toMatchObject({ date: '2026-11-30' });
    expect(at({ timings: [{ begin, end }] })).toBeNull();
  });

  test('timings in the first instant of 1970 and from 1900 to 2199 are valid', () => {
    const lasting = (begin: string, end: string) => listSpans(createEvent({ timings: [{ begin, end }] })).length;
    expect(lasting('1970-01-01T00:00:00Z', '1970-01-01T00:00:00Z')).toBe(1);
    expect(lasting('1900-01-01T00:00:00Z', '2199-12-31T23:59:59Z')).toBe(1);
  });

  test('timings in the repeated hour of a clock change are compared as instants', () => {
    const timings = [
      { begin: '2026-10-25T02:00:00+02:00', end: '2026-10-25T02:30:00+02:00' },
      { begin: '2026-10-25T02:00:00+01:00', end: '2026-10-25T02:30:00+01:00' },
    ];
    const second = at({ timings }, Date.parse('2026-10-25T02:15:00+01:00'));
    expect(second).toMatchObject({ date: '2026-10-25', time: '02:00', endTime: '02:30', past: false });
  });
});
