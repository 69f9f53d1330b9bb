import type { DayRun } from '../vocabulary.ts';
import type { Span } from './listSpans.ts';

/**
 * Lists the days of some spans as ordered runs of consecutive days. Each day is in one run. A span of less than twelve
 * hours, or one that ends by 4:00, belongs only to the day on which it began.
 */
export function listDays(spans: readonly Span[]): DayRun[] {
  const runs: [first: number, last: number][] = [];
  for (const { start, end } of spans) {
    const first = Math.floor(start / 1440);
    const last = end - start < 720 ? first : Math.max(first, Math.floor((end - 241) / 1440));
    const run = runs.at(-1);
    // Spans are sorted by their starts.
    if (run && first <= run[1] + 1) run[1] = Math.max(run[1], last);
    else runs.push([first, last]);
  }
  return runs;
}
