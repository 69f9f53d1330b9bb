import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/**
 * Knows from the start what the server asked of the backend for this page. A page is cached by the server, so that all of it
 * is read again, however late it was written.
 */
export function hydrateQueries({ queries, ...rest }: DehydratedState): void {
  const stale = queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: 0 } }));
  hydrate(queryClient, { ...rest, queries: stale });
}
