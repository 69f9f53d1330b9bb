import type { CivilDate } from '../vocabulary.ts';

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
    : // A leap day is at most eight years away.
      Array.from({ length: 9 }, (_, later) =>
        date.month ? dayNumber(year + later, date.month, date.day) : dayNumber(year, month + later, date.day),
      );
  return candidates.find((day) => day >= today) ?? NaN;
}

/** Returns the number of a civil date: days since 1970-01-01. */
export const dayOf = (date: CivilDate): number => Date.parse(date) / dayLength;

/** Returns the civil date of a day's number; '' if it is no day. */
export const dateOf = (day: number): CivilDate => (day > 0 ? new Date(day * dayLength).toISOString().slice(0, 10) : '');

/** Returns the first and the last day of a month. The month may exceed 12: 13 is the next January. */
export function monthDays(year: number, month: number): readonly [number, number] {
  return [dayNumber(year, month, 1), dayNumber(year, month + 1, 1) - 1];
}

export function yearAndMonth(day: number): readonly [year: number, month: number] {
  const date = new Date(day * dayLength);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1];
}

/** Milliseconds. */
const dayLength = 86_400_000;

function dayNumber(year: number, month: number, day: number): number {
  const time = Date.UTC(year, month - 1, day);
  // 30 February is in March.
  return new Date(time).getUTCDate() === day ? time / dayLength : NaN;
}
