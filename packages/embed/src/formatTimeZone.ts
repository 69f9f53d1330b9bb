import { defaultTimeZone } from '@lively/engine/constants';

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
