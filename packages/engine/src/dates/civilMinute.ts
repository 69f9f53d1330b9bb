import { defaultTimeZone } from '../constants.ts';
import { memoize } from '../memoize/memoize.ts';

/**
 * Returns the local time of a time zone at an instant, as minutes since 1970-01-01 00:00 local time. An unknown zone
 * counts as Europe/Paris. NaN for an invalid instant.
 */
export function civilMinute(instant: number, timeZone: string): number {
  // Offsets change only on a quarter of an hour, so one result is valid for the whole quarter.
  const quarter = Math.floor(instant / 9e5);
  return clockOf(timeZone)(quarter) + Math.floor(instant / 6e4) - quarter * 15;
}

const clockOf = /* @__PURE__ */ memoize((timeZone: string): ((quarter: number) => number) => {
  try {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return memoize((quarter) => {
      const instant = new Date(quarter * 9e5);
      if (Number.isNaN(+instant)) return NaN;
      // The Swedish format is ISO 8601, with a space instead of the T.
      return Date.parse(`${format.format(instant).replace(/\s/, 'T')}Z`) / 6e4;
    });
  } catch {
    return clockOf(defaultTimeZone);
  }
});
