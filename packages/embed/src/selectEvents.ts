import { cityOf, mapValid, type NextTiming, nextTiming, type Reason, rankEvent } from '@lively/engine';
import { recommendationRules } from '@lively/engine/constants';
import type { WidgetOptions } from './readOptions.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** An event with the time that is shown and the reasons of its rank. */
export interface ShownEvent {
  readonly event: WidgetEvent;
  readonly when: NextTiming | null;
  /** Empty in a list that is not ranked. */
  readonly reasons: readonly Reason[];
}

/**
 * Selects the events that a widget may show, in its order. If the partner set tags or a place, they are ranked by the
 * engine's recommendation rules. Otherwise they are sorted by date, as a backend has already done.
 */
export function selectEvents(events: readonly WidgetEvent[], options: WidgetOptions, now: number): ShownEvent[] {
  const shown = mapValid(events, (event) => showEvent(event, options, now)).filter((event) => event !== null);
  if (isRanked(options)) return rank(shown, options, now);
  return options.apikey ? shown : shown.sort(byDate);
}

/** Whether a list is sorted by score instead of by date. */
export function isRanked({ tags, near }: WidgetOptions): boolean {
  return tags.length > 0 || near !== '';
}

function showEvent(event: WidgetEvent, options: WidgetOptions, now: number): ShownEvent | null {
  const { eventId, city, category, dateFilter } = options;
  if (eventId) return event.id === eventId ? { event, when: nextTiming(event, now), reasons: [] } : null;
  if (city && cityOf(event.location) !== cityOf(city)) return null;
  if (category && event.category !== category) return null;
  if (isRanked(options) && event.status === 'cancelled') return null;
  const when = nextTiming(event, now, dateFilter);
  if (when?.past || (!when && dateFilter !== 'all')) return null;
  return { event, when, reasons: [] };
}

function rank(shown: readonly ShownEvent[], { tags, near, city }: WidgetOptions, now: number): ShownEvent[] {
  const profile = { likes: tags.map(({ tag }) => tag), interactions: [], city: near || city };
  return mapValid(shown, ({ event, when }) => ({ when, ...rankEvent(event, profile, recommendationRules, now) })).sort(
    (one, other) =>
      other.score - one.score || one.distanceKm - other.distanceKm || compare(one.event.id, other.event.id),
  );
}

function byDate(one: ShownEvent, other: ShownEvent): number {
  return compare(toSortKey(one), toSortKey(other));
}

/** Returns the text that events are sorted by. Events without a date come last. */
function toSortKey({ event, when }: ShownEvent): string {
  return `${when ? when.date + (when.time ?? '') : '~'} ${event.id}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : 1;
}
