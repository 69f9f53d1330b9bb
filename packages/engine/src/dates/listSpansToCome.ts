import { civilMinute } from './civilMinute.ts';
import { isPast } from './isPast.ts';
import { type Dated, listSpans, type Span } from './listSpans.ts';

/** Lists the times of an event that are not over; until midnight also the last one of today. Empty if all are over. */
export function listSpansToCome(event: Dated, now: number): readonly Span[] {
  const spans = listSpans(event);
  const toCome = spans.filter(({ until }) => until > now);
  return toCome.length ? toCome : spans.slice(-1).filter((span) => !isPast(span, civilMinute(now, event.timeZone)));
}
