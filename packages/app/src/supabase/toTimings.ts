import { addDays } from '@lively/engine';
import type { EventFields } from '@lively/machines';
import { offsetAt } from '../i18n/offsetAt';

/** The dates of an event as its row stores them: none where it has one date, which the row says itself. */
export function toTimings(
  { date, time, endTime, otherDates }: Pick<EventFields, 'date' | 'time' | 'endTime' | 'otherDates'>,
  timeZone: string,
): { begin: string; end: string }[] {
  if (otherDates.length === 0) return [];
  return [{ date, time, endTime }, ...otherDates].map((each) => {
    const begin = each.time ?? '00:00';
    const end = each.endTime ?? begin;
    const endDate = end < begin ? (addDays(each.date, 1) ?? each.date) : each.date;
    return { begin: toInstant(each.date, begin, timeZone), end: toInstant(endDate, end, timeZone) };
  });
}

/** ISO 8601 with the offset that the zone's clocks have at that time. */
function toInstant(date: string, time: string, timeZone: string): string {
  const written = `${date}T${time}:00`;
  // What the clock shows is an instant of UTC plus an offset, which the instant decides: the first one found is close.
  const near = Date.parse(`${written}${offsetAt(Date.parse(`${written}Z`), timeZone)}`);
  return `${written}${offsetAt(near, timeZone)}`;
}
