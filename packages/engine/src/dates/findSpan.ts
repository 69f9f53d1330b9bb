import { type Dated, listSpans, type Span } from './listSpans.ts';
import { nextSpan } from './nextSpan.ts';

/** Returns the first time of an event that is not over and is accepted. Undefined if there is none, or if all are over. */
export function findSpan(event: Dated, now: number, accepts: (span: Span) => boolean): Span | undefined {
  const next = nextSpan(event, now);
  if (!next || next.past) return undefined;
  return listSpans(event).find((span) => (span === next.span || span.until > now) && accepts(span));
}
