import type { CivilDate } from '../vocabulary.ts';
import { addDays } from './addDays.ts';
import { today } from './today.ts';

/** The day after the civil date that a time zone has at an instant. */
export function tomorrow(now: Date | number, timeZone: string): CivilDate {
  return addDays(today(now, timeZone), 1) as CivilDate;
}
