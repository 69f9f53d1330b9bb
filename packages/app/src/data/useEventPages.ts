import { withDeadline } from '@lively/machines';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBackend } from './BackendContext';
import type { EventPage, EventQuery } from './EventQuery';
import { queryKeys } from './queryKeys';

/** Milliseconds for which a page of events is not asked for again. */
export const eventFreshness = 60_000;

interface EventPagesOptions {
  /** Pages wanted, one under the other: from 1 on. */
  readonly pages: number;
  /** Whose list it is; null for a visitor. */
  readonly userId: string | null;
  /** @default true */
  readonly enabled?: boolean;
}

/**
 * The events that a query finds, page after page. While the answer to a new query is on its way the old list stays, marked as
 * `isPlaceholderData`.
 */
export function useEventPages(
  query: EventQuery,
  { pages, userId, enabled = true }: EventPagesOptions,
): UseInfiniteQueryResult<InfiniteData<EventPage>> {
  const { events } = useBackend();
  const result = useInfiniteQuery({
    queryKey: queryKeys.eventPages(query, userId),
    queryFn: ({ pageParam: cursor, signal }) =>
      withDeadline((either) => events.explore({ query, cursor, userId }, either), signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: eventFreshness,
    placeholderData: keepPreviousData,
    enabled,
  });

  // A link to the third page, or a reload there, reads the two before it first.
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = result;
  const isShort = data !== undefined && !isPlaceholderData && data.pages.length < pages && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage();
  }, [isShort, isFetching, isError, fetchNextPage]);
  return result;
}
