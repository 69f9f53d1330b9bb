import { type CivilTiming, type LivelyEvent, listTimings, nextTiming } from '@lively/engine';
import type { ExploreState } from '../search/exploreState';

/** Returns the time of an event that a search is about: the first on its days, otherwise the next one, or the last if all are over. */
export function findWhen(
  event: LivelyEvent,
  now: number,
  { day, days }: Pick<ExploreState, 'day' | 'days'> = { day: 'all', days: null },
): CivilTiming | null {
  const next = nextTiming(event, now);
  if (days) return listTimings(event, now).toCome.find(({ endDate }) => endDate >= days[0]) ?? next;
  return nextTiming(event, now, day === 'tonight' ? 'today' : day) ?? next;
}
