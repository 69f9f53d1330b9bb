import { formatDay } from '../dates/civilDate.ts';
import { weekdayOf } from './readDays.ts';
import type { Filter, Weekday } from './Understanding.ts';

/** Returns a range and weekdays that have exactly some days. Undefined if there are none: « le 5 et le 20 ». */
export function joinDays(days: readonly number[]): readonly Filter[] | undefined {
  const [first, last] = [Math.min(...days), Math.max(...days)];
  const [from, to] = [formatDay(first), formatDay(last)];
  const weekdays = [...new Set(days.map(weekdayNumber))].sort();
  const others = listDays(first, last).filter((day) => !days.includes(day));
  if (!from || !to || others.some((day) => weekdays.includes(weekdayNumber(day)))) return undefined;
  const range: Filter = { filter: 'days', value: [from, to] };
  return others.length ? [range, { filter: 'weekdays', value: weekdays }] : [range];
}

export function listDays(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, later) => first + later);
}

/** Returns the weekday of a day, from 1 for Monday. */
export function weekdayNumber(day: number): Weekday {
  return (weekdayOf(day) + 1) as Weekday;
}
