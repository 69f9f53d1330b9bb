import type { LivelyEvent } from '@lively/engine';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { useEventPages } from '../../data/useEventPages';
import type { HomeState } from './homeState';

const posterCount = 3;

/** From this hour on, the home page begins with what still begins tonight. */
const eveningBegins = '18:00';

const clock = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Paris', timeStyle: 'short' });

/**
 * Reads the most popular events that still begin this evening. Empty before the evening, for a search, for another day, and if
 * they cannot be read; undefined while they load.
 */
export function useTonight({ text, dateFilter }: HomeState, now: number): readonly LivelyEvent[] | undefined {
  const hour = clock.format(now);
  const enabled = hour >= eveningBegins && !text && (dateFilter === 'all' || dateFilter === 'today');
  const { data, isPending } = useEventPages(
    { ...eventQueryDefaults, day: 'tonight', hours: [hour, '24:00'], limit: posterCount },
    { pages: 1, userId: null, enabled },
  );
  if (!enabled) return [];
  return isPending ? undefined : (data?.pages[0]?.events.map(({ event }) => event) ?? []);
}
