import type { CivilDate } from '../vocabulary.ts';
import { civilMinute } from './civilMinute.ts';
import { formatDay } from './formatDay.ts';

/** The civil date that a time zone has at an instant. */
export function today(now: Date | number, timeZone: string): CivilDate {
  return formatDay(Math.floor(civilMinute(+now, timeZone) / 1440)) as CivilDate;
}
