import type { DayRun } from '../vocabulary.ts';
import type { Span } from './listSpans.ts';

/**
 * The days of some spans, as runs of consecutive days in order. Each day is in one run. A night belongs to the day on which
 * it began: what takes less than twelve hours, or ends by 4:00.
 */
export function listDays(spans: readonly Span[]): DayRun[] {
  const runs: [first: number, last: number][] = [];
  for (const { start, end } of spans) {
    const first = Math.floor(start / 1440);
    const last = end - start < 720 ? first : Math.max(first, Math.floor((end - 241) / 1440));
    const run = runs.at(-1);
    // Spans are in the order of their starts.
    if (run && first <= run[1] + 1) run[1] = Math.max(run[1], last);
    else runs.push([first, last]);
  }
  return runs;
}
