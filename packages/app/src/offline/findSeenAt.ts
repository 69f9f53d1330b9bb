import { partialMatchKey, type Query } from '@tanstack/react-query';
import { queryKeys } from '../data/queryKeys';
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

function isShown(query: Query): boolean {
  const { queryKey, state } = query;
  if (!query.isActive() || !state.data) return false;
  const owner = queryKey[0] === 'user' ? String(queryKey[1]) : '';
  const isOf = (key: readonly unknown[]) => partialMatchKey(queryKey, key);
  // Hearts, and the name in the menu, are on every page: their age is not that of the page. A profile has the age of its tickets.
  if (isOf(queryKeys.favourites(owner)) || isOf(queryKeys.profile(owner))) return false;
  // The device keeps no list in the order of a user's tastes.
  return isOf(anyCandidates) || isOf(queryKeys.rankedEvents(owner)) || kindOf(queryKey, owner) !== null;
}

/** Near any city. */
const anyCandidates = queryKeys.recommendationCandidates(null).slice(0, 2);
