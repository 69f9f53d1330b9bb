import { nextTiming } from '@lively/engine';
import type { FoundEvent } from '../../data/EventQuery';

/** The past events of a list, which come last. */
export interface PastEvents {
  /** The index of the first past event among the shown events. */
  readonly from: number;
  /** The number of past events on all pages. */
  readonly total: number;
}

/**
 * Finds where the past events of a list begin; undefined if none is shown. Only a text search finds them.
 *
 * @param total - Past events on all pages.
 */
export function findPast(events: readonly FoundEvent[], total: number, now: number): PastEvents | undefined {
  const from = events.findIndex(({ event }) => nextTiming(event, now)?.past);
  return from < 0 ? undefined : { from, total };
}
