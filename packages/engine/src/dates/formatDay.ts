import type { CivilDate } from '../vocabulary.ts';

/** The civil date of a day's number; null for NaN. The inverse of `parseDay`. */
export function formatDay(day: number): CivilDate | null {
  return Number.isNaN(day) ? null : new Date(day * 864e5).toISOString().slice(0, 10);
}
