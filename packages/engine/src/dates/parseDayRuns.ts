import type { DayRun } from '../vocabulary.ts';

/**
 * The days of an event as PostgreSQL writes a multirange. Null for anything else.
 *
 * @example
 * parseDayRuns('{[20781,20782),[20790,20800)}'); // [[20781, 20781], [20790, 20799]]
 */
export function parseDayRuns(days: unknown): DayRun[] | null {
  // The ends are not in the runs.
  const runs = Array.from(
    `${days}`.matchAll(/\[(-?\d+),(-?\d+)\)/g),
    ([, first, end]) => [Number(first), Number(end) - 1] as const,
  );
  return runs.length ? runs : null;
}
