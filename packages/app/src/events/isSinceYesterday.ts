import { addDays, type LivelyEvent, type NextTiming, today } from '@lively/engine';

/** Whether an event began the evening before and is still going on: after midnight its time alone would be misleading. */
export function isSinceYesterday(
  { timeZone }: Pick<LivelyEvent, 'timeZone'>,
  { date, time, endDate, past }: NextTiming,
  now: number,
): boolean {
  const day = today(now, timeZone);
  return !past && time !== null && endDate === day && addDays(date, 1) === day;
}
