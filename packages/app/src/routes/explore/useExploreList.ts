import type { Profile } from '@lively/engine';
import { exploreRules, pageLength } from '@lively/engine/constants';
import { toFailure } from '@lively/machines';
import { useMemo } from 'react';
import type { EventPage, FoundEvent } from '../../data/EventQuery';
import { useCandidates } from '../../data/useCandidates';
import { useEventPages } from '../../data/useEventPages';
import { useOffline } from '../../device/connection';
import { rankFound } from '../../events/rankFound';
import { type ExploreState, toEventQuery } from '../../search/exploreState';
import { findPast, type PastEvents } from './findPast';

interface ExploreList extends Pick<EventPage, 'total' | 'counts' | 'relaxations' | 'correction'> {
  readonly events: readonly FoundEvent[];
  /** Those of the events that are over; undefined where none shows. */
  readonly past?: PastEvents | undefined;
  /** How many events are over, on the pages that do not show too. */
  readonly pastTotal: number;
  readonly hasMore: boolean;
  /** Events that the device ranked by itself, where they are not all there are. */
  readonly reach: number | null;
}

export interface ExploreAnswer {
  /** Undefined until there is an answer. */
  readonly list: ExploreList | undefined;
  /** Whether the list is that of the query before, and the answer to this one is on its way. */
  readonly isOld: boolean;
  readonly isReadingMore: boolean;
  readonly isError: boolean;
  /** Whether the network is missing, which the notice of the page says. */
  readonly isOffline: boolean;
  /** Whether the database stopped the query: narrowing it helps, a better connection does not. */
  readonly isTooSlow: boolean;
  readonly refetch: () => void;
}

/** A function that stopped itself, and a statement that was stopped at the limit of its role. */
const stoppedCodes = ['PT503', '57014'];

/**
 * What a state of the page shows. A visitor's tastes are never sent: their list by score is ranked here, from the nearest, the
 * soonest and the most popular events, and says how far it reaches.
 *
 * @param enabled - False as long as the state is not what is asked: nothing is.
 */
export function useExploreList(
  state: ExploreState,
  profile: Profile,
  userId: string | undefined,
  now: number,
  enabled: boolean,
): ExploreAnswer {
  const query = useMemo(() => toEventQuery(state), [state]);
  const isRankedHere = state.sort === 'score' && !userId;
  const paged = useEventPages(query, { pages: state.pages, userId: userId ?? null, enabled: enabled && !isRankedHere });
  const candidates = useCandidates(query, { enabled: enabled && isRankedHere });
  const answer = isRankedHere ? candidates : paged;
  const isOffline = useOffline();

  const list = useMemo((): ExploreList | undefined => {
    if (isRankedHere) return candidates.data && rankHere(candidates.data, state, profile, now);
    const [first, ...others] = paged.data?.pages ?? [];
    if (!first) return undefined;
    const events = [first, ...others].slice(0, state.pages).flatMap((page) => page.events);
    const past = findPast(events, first.past, now);
    return { ...first, events, past, pastTotal: first.past, hasMore: events.length < first.total, reach: null };
  }, [isRankedHere, candidates.data, paged.data, state, profile, now]);

  return {
    list,
    isOld: answer.isPlaceholderData,
    isReadingMore: paged.isFetchingNextPage,
    // What is known is better than nothing without a network, and while it is read again.
    isError: answer.isError && !(list && (isOffline || answer.isFetching)),
    isOffline,
    isTooSlow: stoppedCodes.includes(toFailure(answer.error).code),
    refetch: () => void answer.refetch(),
  };
}

function rankHere(page: EventPage, { category, pages }: ExploreState, profile: Profile, now: number): ExploreList {
  const ranked = rankFound(page.events, { ...profile, selectedCategory: category }, exploreRules, now);
  const events = ranked.slice(0, pages * pageLength);
  const reach = page.events.length < page.total ? page.events.length : null;
  const past = findPast(events, page.past, now);
  return { ...page, events, past, pastTotal: page.past, hasMore: events.length < ranked.length, reach };
}
