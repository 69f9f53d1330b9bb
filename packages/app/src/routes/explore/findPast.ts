import { nextTiming } from '@lively/engine';
import type { FoundEvent } from '../../data/EventQuery';

/** The events of a list that are over: they stand last. */
export interface PastEvents {
  /** The position of the first of them among the events that are shown. */
  readonly from: number;
  /** How many there are on all pages. */
  readonly total: number;
}

/**
 * Where the past events of a list begin, undefined while it shows none. Only a search by text finds them.
 *
 * @param total - Past events on all pages.
 */
export function findPast(events: readonly FoundEvent[], total: number, now: number): PastEvents | undefined {
  const from = events.findIndex(({ event }) => nextTiming(event, now)?.past);
  return from < 0 ? undefined : { from, total };
}
