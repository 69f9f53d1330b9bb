import type { DayRun, LivelyEvent } from '../vocabulary.ts';
import { listDays } from './listDays.ts';
import { type Dated, listSpans } from './listSpans.ts';

/** Lists all days of an event as runs, see `listDays`. */
export function daysOf(event: Dated & Pick<LivelyEvent, 'days'>): readonly DayRun[] {
  return event.days ?? listDays(listSpans(event));
}
