import { civilMinute } from './civilMinute.ts';
import { type Dated, listSpans, type Span } from './listSpans.ts';

/** Lists the times of an event that are not over; until midnight also the last one of today. Empty if all are over. */
export function listSpansToCome(event: Dated, now: number): readonly Span[] {
  const spans = listSpans(event);
  const toCome = spans.filter(({ until }) => until > now);
  if (toCome.length) return toCome;
  const minute = civilMinute(now, event.timeZone);
  return spans.slice(-1).filter(({ start, end }) => end > minute || start >= Math.floor(minute / 1440) * 1440);
}
