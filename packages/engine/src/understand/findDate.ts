import { formatDay, parseDay } from '../dates/civilDate.ts';

/** A day as written. Without a year or a month it means the next such day. Months count from 1. */
export interface WrittenDate {
  readonly day: number;
  readonly month?: number | undefined;
  readonly year?: number | undefined;
}

/** Returns the number of the first such day from today on; NaN if there is none: 30 February, or a past year. */
export function findDate(date: WrittenDate, today: number): number {
  const [year, month] = yearAndMonth(today);
  const candidates = date.year
    ? [dayNumber(date.year, date.month ?? month, date.day)]
    : date.month
      ? // A leap day is at most eight years away.
        count(9, (later) => dayNumber(year + later, date.month ?? 0, date.day))
      : count(3, (later) => dayNumber(year, month + later, date.day));
  return candidates.find((day) => day >= today) ?? NaN;
}

/** Returns the number of the last such day on or before another day. */
export function findDateBefore(date: WrittenDate, last: number): number {
  const [year, month] = yearAndMonth(last);
  const candidates = date.month
    ? count(2, (earlier) => dayNumber(date.year ?? year - earlier, date.month ?? 0, date.day))
    : count(2, (earlier) => dayNumber(year, month - earlier, date.day));
  return candidates.find((day) => day <= last) ?? NaN;
}

/** Returns the first and the last day of a month. The month may exceed 12: 13 is the next January. */
export function monthDays(year: number, month: number): readonly [number, number] {
  return [dayNumber(year, month, 1), dayNumber(year, month + 1, 1) - 1];
}

export function yearAndMonth(day: number): readonly [year: number, month: number] {
  const date = formatDay(day) ?? '';
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
}

function dayNumber(year: number, month: number, day: number): number {
  const [inYear, inMonth] = [year + Math.floor((month - 1) / 12), ((((month - 1) % 12) + 12) % 12) + 1];
  return parseDay(`${inYear}-${String(inMonth).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

function count<Value>(length: number, create: (index: number) => Value): Value[] {
  return Array.from({ length }, (_, index) => create(index));
}
