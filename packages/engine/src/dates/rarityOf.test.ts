import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { noon } from '../../testing/arbitraries.ts';
import { countDays } from '../../testing/countDays.ts';
import { createEvent } from '../../testing/createEvent.ts';
import type { DayRun, LivelyEvent } from '../vocabulary.ts';
import { formatDay, parseDay } from './civilDate.ts';
import { listDays } from './listDays.ts';
import { listSpans } from './listSpans.ts';
import { nextTiming } from './nextTiming.ts';
import { type Rarity, rarityOf, rarityOn } from './rarityOf.ts';

/** `LONG=1` tests more timetables. */
const numRuns = process.env.LONG ? 5000 : 500;

const at = (date: string, from = '20:00', to = '22:00') => ({
  begin: `${date}T${from}:00+01:00`,
  end: `${date}T${to}:00+01:00`,
});
const days = (first: string, count: number, isOpen = (_day: number) => true) =>
  Array.from({ length: count }, (_, index) => parseDay(first) + index)
    .filter(isOpen)
    .map((day) => at(formatDay(day) ?? ''));
/** The rarity of the next time. */
const rarityNow = (event: LivelyEvent, now: number) => {
  const timing = nextTiming(event, now);
  return timing && rarityOf(event, now, timing);
};
const shown = (timings: ReturnType<typeof at>[], now = noon) => rarityNow(createEvent({ timings }), now);
/** Whether a day is a Monday, as 2026-11-23 is. */
const isMonday = (day: number) => (day - parseDay('2026-11-23')) % 7 === 0;

describe('rarityOf', () => {
  test('returns `only` for an event on a single day', () => {
    expect(shown([at('2026-11-28')])).toEqual({ kind: 'only' });
    expect(rarityNow(createEvent({ date: '2026-11-28' }), noon)).toEqual({ kind: 'only' });
    expect(shown([at('2026-11-28', '15:00', '16:00'), at('2026-11-28')])).toEqual({ kind: 'only' });
  });

  test('returns `until` for one timing of several days, because its days are no separate dates', () => {
    const until = (begin: string, end: string) => shown([{ begin, end }]);
    expect(until('2026-11-28T10:00:00+01:00', '2026-11-29T18:00:00+01:00')).toEqual({
      kind: 'until',
      until: '2026-11-29',
    });
    expect(until('2026-11-01T10:00:00+01:00', '2027-01-04T18:00:00+01:00')).toEqual({
      kind: 'until',
      until: '2027-01-04',
    });
    const twoWeekends = [
      { begin: '2026-11-28T10:00:00+01:00', end: '2026-11-29T18:00:00+01:00' },
      { begin: '2026-12-05T10:00:00+01:00', end: '2026-12-06T18:00:00+01:00' },
    ];
    expect(shown(twoWeekends)).toEqual({ kind: 'left', days: 4 });
  });

  test('counts a night as one day if it ends by four or lasts less than twelve hours', () => {
    const night = createEvent({ timings: [{ begin: '2026-11-21T23:00:00+01:00', end: '2026-11-22T04:00:00+01:00' }] });
    expect(rarityNow(night, Date.parse('2026-11-22T02:00:00+01:00'))).toEqual({ kind: 'only' });
    const long = [{ begin: '2026-11-28T23:00:00+01:00', end: '2026-11-29T07:00:00+01:00' }];
    expect(shown(long)).toEqual({ kind: 'only' });
  });

  test('returns `last` on the last of several days, including past days', () => {
    expect(shown([at('2026-11-03'), at('2026-11-28')])).toEqual({ kind: 'last' });
    expect(shown([{ begin: '2026-09-01T10:00:00+02:00', end: '2026-11-21T19:00:00+01:00' }])).toEqual({ kind: 'last' });
  });

  test('returns `left` with the number of the remaining days', () => {
    expect(shown([at('2026-11-10'), at('2026-11-28'), at('2026-12-05'), at('2026-12-12')])).toEqual({
      kind: 'left',
      days: 3,
    });
    expect(shown(days('2026-11-28', 2))).toEqual({ kind: 'left', days: 2 });
  });

  test('returns `daily` for a run of days, with its last day', () => {
    expect(shown(days('2026-11-20', 5))).toEqual({ kind: 'daily', until: '2026-11-24', closedOn: [] });
  });

  test('returns `daily` with the closed weekdays of a run', () => {
    const open = days('2026-11-21', 45, (day) => !isMonday(day));
    expect(shown(open)).toEqual({ kind: 'daily', until: '2027-01-03', closedOn: [0] });
    // A single Monday is a gap, and so is a closed week.
    expect(shown(days('2026-11-21', 6, (day) => !isMonday(day)))).toEqual({ kind: 'left', days: 5 });
    expect(shown([...days('2026-11-21', 4), ...days('2026-12-10', 4)])).toEqual({ kind: 'left', days: 8 });
  });

  test('returns `until` with the last day for as many coming timings as a card contains', () => {
    const everySecondDay = (count: number) =>
      days('2026-11-22', count * 2, (day) => (day - parseDay('2026-11-22')) % 2 === 0);
    expect(shown(everySecondDay(49))).toEqual({ kind: 'left', days: 49 });
    expect(shown(everySecondDay(50))).toEqual({ kind: 'until', until: '2027-02-28' });
    const past = days('2026-06-01', 100);
    expect(shown([...past, ...everySecondDay(3)])).toEqual({ kind: 'left', days: 3 });
    // A card contains the next fifty timings, here of two days, and all days.
    const slots = ['2026-11-22', '2026-11-24'].flatMap((day) => Array.from({ length: 25 }, () => at(day)));
    const [first, last] = [parseDay('2026-11-22'), parseDay('2039-09-09')];
    const card = createEvent({
      timings: slots,
      days: [
        [first, first],
        [first + 2, first + 2],
        [last, last],
      ],
    });
    expect(rarityNow(card, noon)).toEqual({ kind: 'until', until: '2039-09-09' });
  });

  test('returns null for a past event and for an event without a date', () => {
    expect(shown([at('2026-11-03')])).toBeNull();
    expect(rarityNow(createEvent(), noon)).toBeNull();
  });
});

/** Up to four runs of days: far apart, or with a regular or irregular gap. */
const timetables: fc.Arbitrary<DayRun[]> = fc
  .tuple(
    fc.integer({ min: -40, max: 5 }),
    fc.array(fc.tuple(fc.constantFrom(0, 0, 1, 1, 2, 5, 6, 30), fc.constantFrom(1, 1, 2, 3, 5, 6, 7, 40)), {
      minLength: 1,
      maxLength: 8,
    }),
  )
  .map(([offset, parts]) => {
    const open: number[] = [];
    let day = parseDay('2026-11-21') + offset;
    for (const [gap, length] of parts) {
      day += gap;
      for (let index = 0; index < length; index += 1, day += 1) open.push(day);
    }
    return listDays(open.map((each) => ({ start: each * 1440 + 1200, end: each * 1440 + 1320, until: 0 })));
  });

test('rarityOn agrees with a check day by day, for any timetable', () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(timetables, (runs) => {
      const open = runs.flatMap(([first, last]) =>
        Array.from({ length: last - first + 1 }, (_, index) => first + index),
      );
      for (const day of open) {
        const rarity = rarityOn(runs, day);
        kinds.add(rarity?.kind ?? 'none');
        expect(isTrue(rarity, open, day)).toBe(true);
      }
      expect(rarityOn(runs, (open.at(-1) ?? 0) + 1)).toBeNull();
    }),
    { numRuns, seed: 81 },
  );
  expect([...kinds].sort()).toEqual(['daily', 'last', 'left', 'only']);
});

test('countDays counts each day once, for any order and length of the timings', () => {
  const timings = fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 60 * 24 * 40 }), fc.integer({ min: 0, max: 60 * 24 * 4 }))
      .map(([begin, length]) => ({
        begin: new Date(noon + begin * 6e4).toISOString(),
        end: new Date(noon + (begin + length) * 6e4).toISOString(),
      })),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(timings, (timings) => {
      const event = createEvent({ timings });
      const open = new Set<number>();
      for (const { start, end } of listSpans(event)) {
        const until = end - start < 720 ? start : Math.max(start, end - 241);
        for (let minute = start; minute <= until; minute += 1) open.add(Math.floor(minute / 1440));
      }
      expect(countDays(event)).toBe(open.size);
    }),
    { numRuns: numRuns / 10, seed: 81 },
  );
});

/** Whether a rarity is correct, checked day by day. */
function isTrue(rarity: Rarity | null, open: readonly number[], day: number): boolean {
  const left = open.filter((each) => each >= day);
  if (rarity?.kind === 'only') return open.length === 1;
  if (rarity?.kind === 'last') return open.length > 1 && left.length === 1;
  if (rarity?.kind === 'left') return left.length === rarity.days && left.length > 1;
  if (rarity?.kind !== 'daily') return false;
  const until = parseDay(rarity.until);
  const { closedOn } = rarity;
  const isClosed = (each: number) => closedOn.includes((((each + 3) % 7) + 7) % 7);
  const all = Array.from({ length: until - day + 1 }, (_, index) => day + index);
  return (
    left.length > 2 &&
    until === left.at(-1) &&
    all.every((each) => left.includes(each) !== isClosed(each)) &&
    closedOn.length <= 2
  );
}
