import { queryClient } from './queryClient';
import type { ReadQuery } from './ReadQuery';

/**
 * Fills the query cache with the data that the server read for this page. The server caches pages, so that all data is
 * refetched, however late it was written.
 */
export function hydrateQueries(queries: readonly ReadQuery[]): void {
  for (const { key, data } of queries) queryClient.setQueryData(key, data, { updatedAt: 0 });
}
