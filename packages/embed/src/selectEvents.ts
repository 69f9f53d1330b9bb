import { cityOf, mapValid, type NextTiming, nextTiming } from '@lively/engine';
import type { WidgetOptions } from './readOptions.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** An event with the time that is shown and the reasons of its rank, as texts. */
export interface ShownEvent {
  readonly event: WidgetEvent;
  readonly when: NextTiming | null;
  /** Empty in a list that is not ranked. */
  readonly reasons: readonly string[];
}

/**
 * Selects the events that a widget may show, sorted by date, as a backend has already done for a list that is not ranked. See
 * `rankEvents` for the order of a ranked list.
 */
export function selectEvents(events: readonly WidgetEvent[], options: WidgetOptions, now: number): ShownEvent[] {
  const shown = mapValid(events, (event) => showEvent(event, options, now)).filter((event) => event !== null);
  return options.apikey && !isRanked(options) ? shown : shown.sort(byDate);
}

/** Whether a list is sorted by score instead of by date. */
export function isRanked({ tags, near, eventId }: WidgetOptions): boolean {
  return !eventId && (tags.length > 0 || near !== '');
}

function showEvent(event: WidgetEvent, options: WidgetOptions, now: number): ShownEvent | null {
  const { eventId, city, category, dateFilter } = options;
  if (eventId) return event.id === eventId ? { event, when: nextTiming(event, now), reasons: [] } : null;
  if (city && cityOf(event.location) !== cityOf(city)) return null;
  if (category && event.category !== category) return null;
  const when = nextTiming(event, now, dateFilter);
  if (when?.past || (!when && dateFilter !== 'all')) return null;
  return { event, when, reasons: [] };
}

function byDate(one: ShownEvent, other: ShownEvent): number {
  return toSortKey(one) < toSortKey(other) ? -1 : 1;
}

/** Returns the text that events are sorted by. Events without a date come last. */
function toSortKey({ event, when }: ShownEvent): string {
  return `${when ? when.date + (when.time ?? '') : '~'} ${event.id}`;
}
