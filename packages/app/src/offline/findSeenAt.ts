import type { Query } from '@tanstack/react-query';
import { kindOf } from './toKept';

/**
 * When what shows was read: the oldest of it counts. Undefined where nothing shows.
 *
 * @param queries - Those of the document.
 * @returns Milliseconds since 1970.
 */
export function findSeenAt(queries: readonly Query[]): number | undefined {
  const times = queries.filter(isShown).map(({ state }) => state.dataUpdatedAt);
  return times.length ? Math.min(...times) : undefined;
}

/** Hearts are on every page: their age is not that of the page. */
function isShown(query: Query): boolean {
  const { queryKey, state } = query;
  if (!query.isActive() || !state.data || queryKey[2] === 'favourites') return false;
  const owner = queryKey[0] === 'user' ? String(queryKey[1]) : '';
  // The device keeps no list in the order of a user's tastes.
  const isRanked = queryKey[1] === 'recommendationCandidates' || queryKey[3] === 'events';
  return isRanked || kindOf(queryKey, owner) !== null;
}
