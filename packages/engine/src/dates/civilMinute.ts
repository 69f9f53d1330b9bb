import { defaultTimeZone } from '../constants.ts';
import { remember } from '../internal/remember.ts';

/**
 * What the clocks of a time zone show at an instant, as minutes since 1970-01-01 00:00 on those clocks.
 * An unknown zone counts as Europe/Paris.
 */
export function civilMinute(instant: number, timeZone: string): number {
  // Clocks change on a quarter of an hour only, so one answer serves the whole quarter.
  const quarter = Math.floor(instant / 9e5);
  return clockOf(timeZone)(quarter) + Math.floor(instant / 6e4) - quarter * 15;
}

const clockOf = /* @__PURE__ */ remember((timeZone: string): ((quarter: number) => number) => {
  try {
    const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    // Swedish writes dates as ISO 8601 does, but for the space.
    return remember((quarter) => Date.parse(`${format.format(quarter * 9e5).replace(/\s/, 'T')}Z`) / 6e4);
  } catch {
    return clockOf(defaultTimeZone);
  }
});
