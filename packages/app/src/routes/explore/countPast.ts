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
 * The past events of a list, undefined where it shows none. Only a search by text finds them, and their number is known once the
 * first of them shows.
 *
 * @param total - Events on all pages.
 */
export function countPast(events: readonly FoundEvent[], total: number, now: number): PastEvents | undefined {
  const from = events.findIndex(({ event }) => nextTiming(event, now)?.past);
  return from < 0 ? undefined : { from, total: total - from };
}
