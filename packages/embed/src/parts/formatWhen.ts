import { addDays, type CivilTiming, type NextTiming } from '@lively/engine';
import { writeOrdinal } from '@lively/engine/languages';
import { formatCivil } from '../formatCivil.ts';

/**
 * Formats the days of an event: `samedi 12 décembre 2026`. A night that ends in the morning has the date of its evening. Several
 * days without a pause have their first and last hour.
 */
export function formatDays(when: NextTiming, locale: string): string {
  const { date, endDate, time, endTime } = when;
  if (isContinuous(when))
    return formatRange({ dateStyle: 'full', timeStyle: 'short' }, locale, `${date}T${time}Z`, `${endDate}T${endTime}Z`);
  return formatRange({ dateStyle: 'full' }, locale, date, time && endTime ? date : endDate);
}

/** Formats the hours of an event: `20:30 – 00:30`; null for whole days, and for several days without a pause. */
export function formatHours(when: NextTiming, locale: string): string | null {
  const { date, time, endTime } = when;
  return !time || isContinuous(when)
    ? null
    : formatRange({ timeStyle: 'short' }, locale, `${date}T${time}Z`, `${date}T${endTime ?? time}Z`);
}

/** Formats one of several dates: `sam. 19 déc., 20:30`. */
export function formatOccasion({ date, time }: CivilTiming, locale: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  const hours = time ? ({ hour: '2-digit', minute: '2-digit' } as const) : {};
  return writeOrdinal(formatCivil({ ...day, ...hours }, locale, `${date}T${time ?? '00:00'}Z`), locale);
}

/** Formats a range of civil dates or times, treated as UTC as by `formatCivil`. */
export function formatRange(options: Intl.DateTimeFormatOptions, locale: string, from: string, to: string): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return writeOrdinal(format.formatRange(Date.parse(from), Date.parse(to)), locale);
}

/** Returns true for several days with hours: not for whole days, and not for a night that ends in the morning. */
function isContinuous({ date, endDate, time, endTime }: NextTiming): boolean {
  if (date === endDate || !time || !endTime) return false;
  return endTime > '12:00' || endDate !== addDays(date, 1);
}
