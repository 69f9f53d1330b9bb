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
  const owner = queryKey[0] === 'user' ? String(queryKey[1]) : '';
  return query.isActive() && !!state.data && kindOf(queryKey, owner) !== null && queryKey[2] !== 'favourites';
}
