import { addDays, type CivilTiming, type NextTiming } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';

/** Formats a civil date or time, or a range. The values are treated as UTC, so that no time zone changes them. */
export function formatCivil(
  options: Intl.DateTimeFormatOptions,
  locale: string,
  from: string,
  to: string = from,
): string {
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  return format.formatRange(Date.parse(from), Date.parse(to));
}

/**
 * Formats the days of an event: `samedi 12 décembre 2026`. A night that ends in the morning has the date of its evening. Several
 * days without a pause have their first and last hour.
 */
export function formatDays(when: NextTiming, locale: string): string {
  const { date, endDate, time, endTime } = when;
  if (isContinuous(when))
    return formatCivil({ dateStyle: 'full', timeStyle: 'short' }, locale, `${date}T${time}Z`, `${endDate}T${endTime}Z`);
  return formatCivil({ dateStyle: 'full' }, locale, date, time && endTime ? date : endDate);
}

/** Returns true for several days with hours: not for whole days, and not for a night that ends in the morning. */
function isContinuous({ date, endDate, time, endTime }: NextTiming): boolean {
  if (date === endDate || !time || !endTime) return false;
  return endTime > '12:00' || endDate !== addDays(date, 1);
}

/** Formats the hours of an event: `20:30 – 00:30`; null for whole days, and for several days without a pause. */
export function formatHours(when: NextTiming, locale: string): string | null {
  const { date, time, endTime } = when;
  return !time || isContinuous(when)
    ? null
    : formatCivil({ timeStyle: 'short' }, locale, `${date}T${time}Z`, `${date}T${endTime ?? time}Z`);
}

/** Formats one of several dates: `sam. 19 déc., 20:30`. */
export function formatOccasion({ date, time }: CivilTiming, locale: string): string {
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const;
  if (!time) return formatCivil(day, locale, date);
  return formatCivil({ ...day, hour: '2-digit', minute: '2-digit' }, locale, `${date}T${time}Z`);
}

/** Returns the common name of a time zone: `heure : France`. An unknown zone counts as Europe/Paris. */
export function formatTimeZone(timeZone: string, locale: string): string | null {
  const options = { timeZone, timeZoneName: 'shortGeneric' } as const;
  try {
    const parts = new Intl.DateTimeFormat(locale, options).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? null;
  } catch {
    return timeZone === defaultTimeZone ? null : formatTimeZone(defaultTimeZone, locale);
  }
}
