import { type DateFilter, dateWindow, type NextTiming, nextTiming } from '@lively/engine';
import type { WidgetEvent } from './WidgetEvent.ts';

/**
 * The time an event is shown with: its next one, or the first that is not over and shares a moment with the window of a date
 * filter; undefined when none does, null without a readable date.
 */
export function timingIn(event: WidgetEvent, filter: string): NextTiming | null | undefined {
  const now = Date.now();
  if (!/^(to|w)/.test(filter)) return nextTiming(event, now);
  const { from, to } = dateWindow(filter as DateFilter, now, event.timeZone);
  return [
    event,
    ...event.timings.filter(({ end }) => Date.parse(end) > now).map((timing) => ({ ...event, timings: [timing] })),
  ]
    .map((candidate) => nextTiming(candidate, now))
    .find(
      (when) =>
        when &&
        !when.past &&
        `${when.date}T${when.time ?? ''}Z` < toIso(to) &&
        // What ends with a day ends at its 24:00; what has no end lasts a moment.
        `${when.endDate}T${when.endTime?.replace('00:00', '24:00') ?? `${when.time ?? 24}:01`}` > toIso(from),
    );
}

function toIso(civilMinute: number): string {
  return new Date(civilMinute * 6e4).toISOString();
}
