import { addDays, type CivilDate, isDay, today } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';

/** The days of an agenda or a calendar, and how to leaf through it. Parameters are values of `on`. */
export interface Period {
  readonly kind: 'week' | 'month';
  readonly days: readonly [first: CivilDate, last: CivilDate];
  /** The only day of a month whose events are listed; null for all. */
  readonly day: CivilDate | null;
  readonly thisDay: CivilDate;
  /** Null if it is over. */
  readonly previous: string | null;
  /** Null if it is more than a year away. */
  readonly next: string | null;
}

/** The months, and the days, that a reader can leaf through: a robot would never reach the end. */
const limits = { months: 12, days: 365 };

/** Finds the week or the month of a parameter; that of today for one that is invalid, over, or more than a year away. */
export function findPeriod(kind: Period['kind'], on: string, now: number): Period {
  const thisDay = today(now, defaultTimeZone);
  return kind === 'week' ? findWeek(on, thisDay) : findMonth(on, thisDay);
}

function findWeek(on: string, thisDay: CivilDate): Period {
  const lastDay = move(thisDay, limits.days);
  const first = isDay(on) && on >= thisDay && on <= lastDay ? on : thisDay;
  const [before, after] = [move(first, -7), move(first, 7)];
  return {
    kind: 'week',
    days: [first, move(first, 6)],
    ...{ day: null, thisDay },
    previous: first === thisDay ? null : before > thisDay ? before : thisDay,
    next: after <= lastDay ? after : null,
  };
}

function findMonth(on: string, thisDay: CivilDate): Period {
  const [thisMonth, lastMonth] = [monthOf(thisDay), addMonths(monthOf(thisDay), limits.months)];
  const isKnown = isDay(on.length === 7 ? `${on}-01` : on);
  const month = isKnown && monthOf(on) >= thisMonth && monthOf(on) <= lastMonth ? monthOf(on) : thisMonth;
  return {
    kind: 'month',
    days: [`${month}-01`, move(`${addMonths(month, 1)}-01`, -1)],
    day: isDay(on) && monthOf(on) === month && on >= thisDay ? on : null,
    thisDay,
    previous: month > thisMonth ? addMonths(month, -1) : null,
    next: month < lastMonth ? addMonths(month, 1) : null,
  };
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}

/** Returns the month some months after another, `YYYY-MM`. */
function addMonths(month: string, months: number): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

function move(day: CivilDate, days: number): CivilDate {
  return addDays(day, days) ?? day;
}
