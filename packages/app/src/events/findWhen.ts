import { type LivelyEvent, type NextTiming, nextTiming } from '@lively/engine';
import { nextTimingWithin, type TimingFilters } from '@lively/engine/dates';

/**
 * Returns the time of an event that a list is about: the first that passes its filters, otherwise the next one, or the
 * last if all are over.
 */
export function findWhen(event: LivelyEvent, now: number, filters?: TimingFilters): NextTiming | null {
  return (filters && nextTimingWithin(event, now, filters)) ?? nextTiming(event, now);
}
