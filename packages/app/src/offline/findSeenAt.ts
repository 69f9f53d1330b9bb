import { hashKey, partialMatchKey, type Query } from '@tanstack/react-query';
import { queryKeys } from '../data/queryKeys';
import { kindOf } from './toKept';

/**
 * When what shows was read: the oldest of it counts. Undefined where nothing shows.
 *
 * @param queries - Those of the document.
 * @param isProfile - Whether the page is the user's profile: the frame of every other one reads it too.
 * @returns Milliseconds since 1970.
 */
export function findSeenAt(queries: readonly Query[], isProfile = false): number | undefined {
  const times = queries.filter((query) => isShown(query, isProfile)).map(({ state }) => state.dataUpdatedAt);
  return times.length ? Math.min(...times) : undefined;
}

function isShown(query: Query, isProfile: boolean): boolean {
  const { queryKey, queryHash, state } = query;
  if (!query.isActive() || !state.data) return false;
  const owner = queryKey[0] === 'user' ? String(queryKey[1]) : '';
  // Hearts, tastes and the name in the menu are on every page: their age is not that of the page.
  const frame = [queryKeys.favourites(owner), queryKeys.taste(owner), ...(isProfile ? [] : [queryKeys.profile(owner)])];
  if (frame.some((key) => queryHash === hashKey(key))) return false;
  // The device keeps no list in the order of a user's tastes.
  const isRanked = partialMatchKey(queryKey, queryKeys.rankedEvents(owner));
  return isRanked || isRecommended(queryKey) || kindOf(queryKey, owner) !== null;
}

/** For any city. */
const isRecommended = ([first, second]: readonly unknown[]) =>
  partialMatchKey([first, second], queryKeys.recommendationCandidates(null).slice(0, 2));
