import { offsetAt } from './offsetAt';

/**
 * A time on the clocks of a zone, as ISO 8601 with their offset: `2026-12-12T20:30:00+01:00`.
 *
 * @param date - Civil: `2026-12-12`.
 * @param time - `20:30`.
 */
export function formatZonedTime(date: string, time: string, timeZone: string): string {
  const civil = `${date}T${time}:00`;
  // The offset at the civil time read as UTC is the right one but for the hours around a change of clocks.
  const nearby = Date.parse(civil + offsetAt(Date.parse(`${civil}Z`), timeZone));
  return civil + offsetAt(nearby, timeZone);
}
