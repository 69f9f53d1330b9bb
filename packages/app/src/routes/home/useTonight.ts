import type { LivelyEvent } from '@lively/engine';
import type { EventQuery } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { useEventPages } from '../../data/useEventPages';
import { takesPlace } from '../../events/takesPlace';
import type { HomeState } from './homeState';

const posterCount = 3;

/** From this hour on, the home page begins with what still begins tonight. */
const eveningBegins = '18:00';

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris', timeStyle: 'short' });

/** Builds the query for the events that still begin this evening. */
export function toTonightQuery(now: number): EventQuery {
  return { ...eventQueryDefaults, day: 'tonight', hours: [clock.format(now), '24:00'], limit: posterCount };
}

/**
 * Reads the most popular events that still begin this evening, without those that do not take place. Empty before the evening, for
 * a search, for another day, and if they cannot be read; undefined while they load.
 */
export function useTonight({ text, dateFilter }: HomeState, now: number): readonly LivelyEvent[] | undefined {
  const enabled = clock.format(now) >= eveningBegins && !text && (dateFilter === 'all' || dateFilter === 'today');
  const { data, isPending } = useEventPages(toTonightQuery(now), { pages: 1, userId: null, enabled });
  if (!enabled) return [];
  return isPending ? undefined : (data?.pages[0]?.events.map(({ event }) => event).filter(takesPlace) ?? []);
}
