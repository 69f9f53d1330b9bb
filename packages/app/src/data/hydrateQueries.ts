import { type DehydratedState, hydrate } from '@tanstack/react-query';
import { queryClient } from './queryClient';

/** Knows from the start what the server asked of the backend for this page. */
export function hydrateQueries(queries: DehydratedState): void {
  hydrate(queryClient, queries);
}
