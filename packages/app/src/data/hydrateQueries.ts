import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/**
 * Fills the query cache with the data that the server read for this page. The server caches pages, so that all data is
 * refetched, however late it was written.
 */
export function hydrateQueries({ queries, ...rest }: DehydratedState): void {
  const stale = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: 0 } }));
  hydrate(queryClient, { ...rest, queries: stale });
}
