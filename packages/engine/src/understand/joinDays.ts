import { dateOf } from './findDate.ts';
import { type DayRange, weekdayOf } from './readDays.ts';
import type { Filter, Weekday } from './Understanding.ts';

/** Returns a range and weekdays that have exactly some days. Undefined if there are none: « le 5 et le 20 ». */
export function joinDays(days: readonly number[]): readonly Filter[] | undefined {
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const weekdays = [...new Set(days.map(weekdayNumber))].sort();
  const others = listDays(first, last).filter((day) => !days.includes(day));
  if (others.some((day) => weekdays.includes(weekdayNumber(day)))) return undefined;
  const range = toDays([first, last]);
  return others.length ? [...range, { filter: 'weekdays', value: weekdays }] : range;
}

/** Returns the filter of a range of days; none if it has a day that does not exist. */
export function toDays([first, last]: DayRange): readonly Filter[] {
  const [from, to] = [dateOf(first), dateOf(last)];
  return from && to ? [{ filter: 'days', value: [from, to] }] : [];
}

export function listDays(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, later) => first + later);
}

/** Returns the weekday of a day, from 1 for Monday. */
export function weekdayNumber(day: number): Weekday {
  return (weekdayOf(day) + 1) as Weekday;
}
