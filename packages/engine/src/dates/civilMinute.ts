import { defaultTimeZone } from '../constants.ts';
import { memoize } from '../memoize/memoize.ts';

/**
 * What the clocks of a time zone show at an instant, as minutes since 1970-01-01 00:00 on those clocks.
 * An unknown zone counts as Europe/Paris; NaN for an instant that is none.
 */
export function civilMinute(instant: number, timeZone: string): number {
  // Clocks change on a quarter of an hour only, so one answer serves the whole quarter.
  const quarter = Math.floor(instant / 9e5);
  return clockOf(timeZone)(quarter) + Math.floor(instant / 6e4) - quarter * 15;
}

const clockOf = /* @__PURE__ */ memoize((timeZone: string): ((quarter: number) => number) => {
  try {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return memoize((quarter) => {
      const instant = new Date(quarter * 9e5);
      if (Number.isNaN(+instant)) return NaN;
      // Swedish writes dates as ISO 8601 does, but for the space.
      return Date.parse(`${format.format(instant).replace(/\s/, 'T')}Z`) / 6e4;
    });
  } catch {
    return clockOf(defaultTimeZone);
  }
});
