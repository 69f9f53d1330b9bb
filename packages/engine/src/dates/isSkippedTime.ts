import { parseDay } from './civilDate.ts';
import { civilMinute } from './civilMinute.ts';
import { parseTime } from './timeOfDay.ts';

/**
 * Whether a local time does not exist in a time zone, because the clock is set forward: 02:30 on 28 March 2027 in France. False
 * for an invalid date or time.
 */
export function isSkippedTime(date: string, time: string, timeZone: string): boolean {
  const minute = parseDay(date) * 1440 + parseTime(time);
  if (Number.isNaN(minute)) return false;
  // The offsets before and after: one of them gives the instant, unless the time is skipped.
  return [-1440, 1440].every((difference) => {
    const nearby = (minute + difference) * 6e4;
    const offset = civilMinute(nearby, timeZone) - nearby / 6e4;
    return civilMinute((minute - offset) * 6e4, timeZone) !== minute;
  });
}
