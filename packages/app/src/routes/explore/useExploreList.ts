import type { Profile } from '@lively/engine';
import { exploreRules, pageLength } from '@lively/engine/constants';
import { toFailure } from '@lively/machines';
import { useMemo } from 'react';
import type { EventList, FoundEvent } from '../../data/EventQuery';
import { eventQueryDefaults } from '../../data/eventQueryDefaults';
import { hasMorePages } from '../../data/hasMorePages';
import { useCandidates } from '../../data/useCandidates';
import { useEventPages } from '../../data/useEventPages';
import { useOffline } from '../../device/connection';
import { rankFound } from '../../events/rankFound';
import { type ExploreState, listReplacements, toEventQuery } from '../../search/exploreState';
import { refusedCode, stoppedCodes } from './failureCodes';
import { findPast, type PastEvents } from './findPast';

interface ExploreList extends Pick<EventList, 'total' | 'coming' | 'counts' | 'relaxations' | 'correction'> {
  readonly events: readonly FoundEvent[];
  /** The past events; undefined if none is shown. */
  readonly past?: PastEvents | undefined;
  /** The number of past events on all pages, even those not shown. */
  readonly pastTotal: number;
  readonly hasMore: boolean;
  /** The number of events that the device ranked, if these are not all. */
  readonly reach: number | null;
  /** The number of ranked events that a taste hides. @default 0 */
  readonly hidden?: number;
}

/** The first page of a list with another text. */
interface OtherList extends Pick<EventList, 'events' | 'total'> {
  readonly text: string;
}

/** Arranges a ranked list. */
type Arrange = (list: readonly FoundEvent[]) => readonly FoundEvent[];

/** How a taste arranges the list. */
export interface Arrangement {
  readonly arrange?: Arrange;
}

export interface ExploreAnswer {
  /** The events that the device ranked, before they are arranged. Undefined for other lists. */
  readonly ranked: readonly FoundEvent[] | undefined;
  /** Undefined until it is loaded. */
  readonly list: ExploreList | undefined;
  /** The list with the corrected text, or without text, if the text leaves no event. Null while it is loading. */
  readonly instead: OtherList | null | undefined;
  /** Whether the list belongs to the previous query while the new query loads. */
  readonly isOld: boolean;
  readonly isReadingMore: boolean;
  readonly isError: boolean;
  /** Whether the network is missing, which the notice of the page shows. */
  readonly isOffline: boolean;
  /** Whether the database cancelled the query: a narrower query may succeed, a better connection does not help. */
  readonly isTooSlow: boolean;
  /** Whether a filter of the URL does not exist. Trying again does not help. */
  readonly isRefused: boolean;
  readonly refetch: () => void;
}

/**
 * Returns the list for a state of the page. A visitor's preferences and tastes are never sent: the device ranks their list by
 * score, from the nearest, soonest and most popular events, and shows how many it ranked.
 *
 * @param enabled - False while a line is parsed: then no query runs.
 * @param arrange - Applies a taste to the list by score, which the device then ranks for a user as well.
 */
export function useExploreList(
  state: ExploreState,
  profile: Profile,
  userId: string | undefined,
  now: number,
  enabled: boolean,
  arrange?: Arrange,
): ExploreAnswer {
  const query = useMemo(() => toEventQuery(state), [state]);
  const ranksHere = state.sort === 'score' && (!userId || arrange !== undefined);
  const candidates = useCandidates(query, { enabled: enabled && ranksHere });
  // The list of the database stays until the device can rank.
  const isRankedHere = ranksHere && (!userId || candidates.data !== undefined);
  const paged = useEventPages(query, { pages: state.pages, userId: userId ?? null, enabled: enabled && !isRankedHere });
  const answer = isRankedHere ? candidates : paged;
  // Not for a list that the device ranks: its pages are never read.
  const first = paged.isPlaceholderData ? undefined : paged.data?.pages[0];
  const [best, other] = first?.total.value === 0 ? listReplacements(state, first.correction) : [];
  const bestList = useOtherList(enabled ? best : undefined, userId);
  const isBestEmpty = bestList?.total.value === 0;
  const otherList = useOtherList(isBestEmpty ? other : undefined, userId);
  const isOffline = useOffline();

  const { category } = state;
  const ranked = useMemo(() => {
    // Notices have a category of their own each.
    const viewer = { ...profile, selectedCategory: category === 'notice' ? null : category };
    return isRankedHere && candidates.data ? rankFound(candidates.data.events, viewer, exploreRules, now) : undefined;
  }, [isRankedHere, candidates.data, category, profile, now]);
  const list = useMemo((): ExploreList | undefined => {
    if (isRankedHere)
      return candidates.data && ranked && showRanked(candidates.data, ranked, state.pages, now, arrange);
    const pages = paged.data?.pages ?? [];
    const [first] = pages;
    if (!first) return undefined;
    const events = pages.slice(0, state.pages).flatMap((page) => page.events);
    const past = findPast(events, first.past, now);
    return { ...first, events, past, pastTotal: first.past, hasMore: hasMorePages(pages, state.pages), reach: null };
  }, [isRankedHere, candidates.data, ranked, paged.data, state, now, arrange]);

  const { code } = toFailure(answer.error);
  return {
    list,
    ranked,
    instead: isBestEmpty ? otherList : bestList,
    isOld: answer.isPlaceholderData,
    isReadingMore: paged.isFetchingNextPage,
    // Old data is better than none while offline or refetching.
    isError: answer.isError && !(list && (isOffline || answer.isFetching)),
    isOffline,
    isTooSlow: stoppedCodes.includes(code),
    isRefused: code === refusedCode,
    refetch: () => void answer.refetch(),
  };
}

/** Reads the first page of a state's list. Null while it is loading; undefined without a state, and if it fails. */
function useOtherList(state: ExploreState | undefined, userId: string | undefined): OtherList | null | undefined {
  const query = state ? toEventQuery(state) : eventQueryDefaults;
  const { data, isFetching, isPlaceholderData } = useEventPages(query, {
    pages: 1,
    userId: userId ?? null,
    enabled: state !== undefined,
  });
  if (!state) return undefined;
  const [page] = isPlaceholderData ? [] : (data?.pages ?? []);
  return page ? { ...page, text: state.text } : isFetching ? null : undefined;
}

function showRanked(
  page: EventList,
  ranked: readonly FoundEvent[],
  pages: number,
  now: number,
  arrange: Arrange = (list) => list,
): ExploreList {
  // Past events come last.
  const pastFrom = findPast(ranked, page.past, now)?.from ?? ranked.length;
  const coming = arrange(ranked.slice(0, pastFrom));
  const arranged = [...coming, ...ranked.slice(pastFrom)];
  const events = arranged.slice(0, pages * pageLength);
  const reach = page.total.isMore || page.events.length < page.total.value ? page.events.length : null;
  const past = findPast(events, page.past, now);
  const hidden = pastFrom - coming.length;
  return { ...page, events, past, pastTotal: page.past, hasMore: events.length < arranged.length, reach, hidden };
}
