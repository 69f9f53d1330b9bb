import { memoize } from '@lively/engine';
import { defaultTimeZone } from '@lively/engine/constants';

/** Returns the offset of a zone from UTC at an instant, in ISO 8601: `+01:00`. An unknown zone counts as Europe/Paris. */
export function offsetAt(instant: number, timeZone: string): string {
  const name = formatOf(timeZone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return /[+-]\d\d:\d\d$/.exec(name ?? '')?.[0] ?? '+00:00';
}

/** Returns the zone if calendars and JavaScript support it; Europe/Paris otherwise. */
export function toKnownZone(timeZone: string): string {
  return formatOf(timeZone).resolvedOptions().timeZone;
}

const formatOfZone = memoize(
  (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
);

function formatOf(timeZone: string): Intl.DateTimeFormat {
  try {
    return formatOfZone(timeZone);
  } catch {
    return formatOf(defaultTimeZone);
  }
}
