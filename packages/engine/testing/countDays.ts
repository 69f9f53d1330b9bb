import { listDays } from '../src/dates/listDays.ts';
import { type Dated, listSpans } from '../src/dates/listSpans.ts';

/** Counts the days on which an event takes place, past ones included. Null if it has no valid date. */
export function countDays(event: Dated): number | null {
  const runs = listDays(listSpans(event));
  return runs.length ? runs.reduce((sum, [first, last]) => sum + last - first + 1, 0) : null;
}
