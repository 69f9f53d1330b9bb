import type { DayRun } from '../vocabulary.ts';

/**
 * Parses the days of an event from the text of a PostgreSQL multirange. Null for any other text.
 *
 * @example
 * parseDayRuns('{[20781,20782),[20790,20800)}'); // [[20781, 20781], [20790, 20799]]
 */
export function parseDayRuns(days: unknown): DayRun[] | null {
  // The ends of a multirange are exclusive; the ends of the runs are inclusive.
  const runs = Array.from(
    `${days}`.matchAll(/\[(-?\d+),(-?\d+)\)/g),
    ([, first, end]) => [Number(first), Number(end) - 1] as const,
  );
  return runs.length ? runs : null;
}
