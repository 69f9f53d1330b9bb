import { addDays, type CivilDate } from '@lively/engine';

/** Returns the first day of a month, some months after another first day. */
export function addMonths(month: CivilDate, months: number): CivilDate {
  const date = new Date(month);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 10);
}

/** Returns the last day of the month with a first day. */
export function lastDayOf(month: CivilDate): CivilDate {
  return addDays(addMonths(month, 1), -1) ?? month;
}
