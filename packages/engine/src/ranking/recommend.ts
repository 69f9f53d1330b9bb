import { recommendationLimit, recommendationRules as rules } from '../constants.ts';
import type { LivelyEvent, Profile, RankedEvent } from '../vocabulary.ts';
import { rankEvent } from './rankEvent.ts';

/**
 * Returns the events with the best score for a user: at most 10, or `limit`, by score, then distance, then id. Past, cancelled and
 * reserved events and notices are excluded. See docs/specification.md#scores.
 */
export function recommend(
  events: readonly LivelyEvent[],
  profile: Profile,
  now: Date | number,
  limit = recommendationLimit,
): RankedEvent[] {
  return events
    .filter(({ status, isReserved, isNotice }) => status !== 'cancelled' && !isReserved && !isNotice)
    .map((event) => rankEvent(event, profile, rules, +now))
    .filter(({ past }) => !past)
    .sort(
      (one, other) =>
        other.score - one.score || one.distanceKm - other.distanceKm || (one.event.id < other.event.id ? -1 : 1),
    )
    .slice(0, limit);
}
