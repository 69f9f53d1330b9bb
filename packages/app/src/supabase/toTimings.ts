import { addDays } from '@lively/engine';
import type { EventFields } from '@lively/machines';
import { formatZonedTime } from '../i18n/formatZonedTime';

/** Returns the timings of an event as its row stores them: empty for a single date, which the row's own columns contain. */
export function toTimings(
  { date, time, endTime, otherDates }: Pick<EventFields, 'date' | 'time' | 'endTime' | 'otherDates'>,
  timeZone: string,
): { begin: string; end: string }[] {
  if (otherDates.length === 0) return [];
  return [{ date, time, endTime }, ...otherDates].map((each) => {
    const begin = each.time ?? '00:00';
    const end = each.endTime ?? begin;
    const endDate = end < begin ? (addDays(each.date, 1) ?? each.date) : each.date;
    return { begin: formatZonedTime(each.date, begin, timeZone), end: formatZonedTime(endDate, end, timeZone) };
  });
}
