import { civilMinute } from './civilMinute.ts';
import type { DateWindow } from './dateWindow.ts';

/**
 * Returns the range of this night, in the venue's time zone: from 17:00 to 4:00, as in `private.date_windows` of the
 * database. Before 4:00 it is the previous night.
 */
export function nightWindow(now: number, timeZone: string): DateWindow {
  const from = Math.floor((civilMinute(now, timeZone) - 240) / 1440) * 1440 + 1020;
  return { from, to: from + 660 };
}
