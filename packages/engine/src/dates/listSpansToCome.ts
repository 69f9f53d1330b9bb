import { type Dated, listSpans, type Span } from './listSpans.ts';
import { nextSpan } from './nextSpan.ts';

/** Lists the times of an event that are not over; until midnight also the last one of today. Empty if all are over. */
export function listSpansToCome(event: Dated, now: number): readonly Span[] {
  const next = nextSpan(event, now);
  return next && !next.past ? listSpans(event).filter((span) => span === next.span || span.until > now) : [];
}
