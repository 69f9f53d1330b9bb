/** Formats a civil date or time. It is treated as UTC, so that no time zone changes it. */
export function formatCivil(options: Intl.DateTimeFormatOptions, locale: string, date: string): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(Date.parse(date));
}
