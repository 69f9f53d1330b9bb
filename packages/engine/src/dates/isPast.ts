import type { Span } from './listSpans.ts';

/** Whether a time began before today and is over at a minute of `civilMinute`. Today’s times are not past until midnight. */
export function isPast({ start, end }: Span, minute: number): boolean {
  return end <= minute && start < Math.floor(minute / 1440) * 1440;
}
