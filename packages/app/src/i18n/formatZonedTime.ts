import { offsetAt } from './offsetAt';

/**
 * Formats a local time of a zone as ISO 8601 with its offset: `2026-12-12T20:30:00+01:00`.
 *
 * @param date - Civil: `2026-12-12`.
 * @param time - `20:30`.
 */
export function formatZonedTime(date: string, time: string, timeZone: string): string {
  const civil = `${date}T${time}:00`;
  // The offset at the civil time read as UTC is right except for the hours around a change of the offset.
  const nearby = Date.parse(civil + offsetAt(Date.parse(`${civil}Z`), timeZone));
  return civil + offsetAt(nearby, timeZone);
}
