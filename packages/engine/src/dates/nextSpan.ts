import { civilMinute } from './civilMinute.ts';
import { type Dated, listSpans, type Span } from './listSpans.ts';

/** The time to show for an event at an instant. */
export interface NextSpan {
  readonly span: Span;
  /** 0 today and while it is running, 1 tomorrow; negative in the past. */
  readonly daysAway: number;
  /** Whether it began before today and is over. Today's events are not past until midnight. */
  readonly past: boolean;
}

/**
 * Returns the first time of an event that is not over, or the last time if all are over. Null for an event without a valid date.
 *
 * @param accepts - Of these times, the first accepted one is returned. Null if there is none.
 */
export function nextSpan(event: Dated, now: number, accepts: (span: Span) => boolean = () => true): NextSpan | null {
  const spans = listSpans(event);
  const next = spans.find(({ until }) => until > now) ?? spans.at(-1);
  const span = spans.find((each) => (each === next || each.until > now) && accepts(each));
  if (!span) return null;
  const minute = civilMinute(now, event.timeZone);
  const days = Math.floor(span.start / 1440) - Math.floor(minute / 1440);
  const past = days < 0 && span.end <= minute;
  return { span, daysAway: past ? days : Math.max(0, days), past };
}
