import { partialMatchKey, type Query } from '@tanstack/react-query';
import { queryKeys } from '../data/queryKeys';
import { kindOf } from './toKept';

/**
 * Returns when the shown data was read: the oldest counts. Undefined if no data is shown.
 *
 * @param queries - All queries of the document.
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
  // The favourites and the name in the menu are on every page, so their age does not count. A profile page has the age
  // of its tickets.
  if (isOf(queryKeys.favourites(owner)) || isOf(queryKeys.profile(owner))) return false;
  // The device stores no list in the order of a user's preferences.
  return isOf(anyCandidates) || isOf(queryKeys.rankedEvents(owner)) || kindOf(queryKey, owner) !== null;
}

/** The key for any city. */
const anyCandidates = queryKeys.recommendationCandidates(null).slice(0, 2);
