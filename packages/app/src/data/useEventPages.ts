import { withDeadline } from '@lively/machines';
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { useBackend } from './BackendContext';
import type { EventList, EventQuery } from './EventQuery';
import { queryKeys } from './queryKeys';

/** Milliseconds until a page of events is refetched. */
export const eventFreshness = 60_000;

interface EventPagesOptions {
  /** The number of pages to show, from 1. */
  readonly pages: number;
  /** The user who sees the list; null for a visitor. */
  readonly userId: string | null;
  /** @default true */
  readonly enabled?: boolean;
}

/** Reads the results of a query, page by page. While a new query loads, the old list stays, marked as `isPlaceholderData`. */
export function useEventPages(
  query: EventQuery,
  { pages, userId, enabled = true }: EventPagesOptions,
): UseInfiniteQueryResult<InfiniteData<EventList>> {
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

  // A link to the third page, or a reload there, first reads the two pages before it.
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = result;
  const isShort = data !== undefined && !isPlaceholderData && data.pages.length < pages && hasNextPage;
  useEffect(() => {
    if (isShort && !isFetching && !isError) void fetchNextPage();
  }, [isShort, isFetching, isError, fetchNextPage]);
  return result;
}
