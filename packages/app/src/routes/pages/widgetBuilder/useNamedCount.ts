import type { Count } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { useQuery } from '@tanstack/react-query';
import { formatFeedSource } from '../../../data/feedSource';
import { queryKeys } from '../../../data/queryKeys';
import { formatExploreState } from '../../../search/exploreState';
import type { BuilderState } from './builderState';

/** The most events of a venue or an organiser that the site lists. */
const listLength = 100;

/** Counts the next events of the venue and the organiser of a widget, in the list that the site has for other sites. */
export function useNamedCount(state: BuilderState) {
  const named = formatFeedSource(state);
  const filters = formatExploreState({ ...state.filters, pages: 1, markedLine: '', view: 'list' });
  const parameters = new URLSearchParams([...filters, ...named, ['limit', `${listLength}`]]);
  return useQuery({
    queryKey: [...queryKeys.events, 'named', `${parameters}`],
    queryFn: ({ signal }) =>
      withDeadline(async (either): Promise<Count> => {
        const response = await fetch(`/widget/explore.json?${parameters}`, { signal: either });
        if (!response.ok) throw new Error(`The events of a name could not be read: ${response.status}`);
        const { events }: { events: readonly unknown[] } = await response.json();
        return { value: events.length, isMore: events.length === listLength };
      }, signal),
    enabled: named.length > 0,
  });
}
