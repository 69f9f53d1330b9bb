import type { EventMap } from '../data/EventMap';

/** The answer of `explore_events` for the map: see docs/decisions/0132. */
interface MapAnswer extends Omit<EventMap, 'hasMore'> {
  readonly is_more: boolean;
}

/** Converts an answer of the database, JSON without generated types, to a map. */
export function toEventMap(answer: unknown): EventMap {
  const { is_more: hasMore, ...map } = answer as MapAnswer;
  return { ...map, hasMore };
}
