import { mapValid, nextTiming } from '@lively/engine';
import type { WidgetOptions } from './readOptions.ts';
import type { ShownEvent } from './ShownEvent.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/**
 * Selects the events that a widget may show, sorted by date, as a backend has already done. See `WidgetOptions` for other orders.
 */
export function selectEvents(events: readonly WidgetEvent[], options: WidgetOptions, now: number): ShownEvent[] {
  const shown = mapValid(events, (event) => showEvent(event, options, now)).filter((event) => event !== null);
  return options.apikey ? shown : shown.sort(byDate);
}

function showEvent(event: WidgetEvent, options: WidgetOptions, now: number): ShownEvent | null {
  const { eventId, dateFilter, findTiming } = options;
  if (eventId) return event.id === eventId ? { event, when: nextTiming(event, now), reasons: [] } : null;
  const when = findTiming ? findTiming(event, now) : nextTiming(event, now, dateFilter);
  if (when?.past || (!when && (findTiming || dateFilter !== 'all'))) return null;
  return { event, when, reasons: [] };
}

/** Compares events by their dates. Events without a date come last. */
export function byDate(one: ShownEvent, other: ShownEvent): number {
  return toSortKey(one) < toSortKey(other) ? -1 : 1;
}

/** Returns the text that events are sorted by. */
function toSortKey({ event, when }: ShownEvent): string {
  return `${when ? when.date + (when.time ?? '') : '~'} ${event.id}`;
}
