import { recommendationLimit, recommendationRules as rules } from '../constants.ts';
import type { LivelyEvent, Profile, RankedEvent } from '../vocabulary.ts';
import { rankEvent } from './rankEvent.ts';
import { sortEvents } from './sortEvents.ts';

/**
 * The events with the best score for a user: at most 10, by score, then distance, then id. Past, cancelled and reserved events
 * are left out. See docs/specification.md#scores.
 */
export function recommend(events: readonly LivelyEvent[], profile: Profile, now: Date | number): RankedEvent[] {
  const candidates = events.filter(({ status, isReserved }) => status !== 'cancelled' && !isReserved);
  return (
    sortEvents(candidates, { sort: 'score', direction: 'descending', profile, rules, now: +now })
      .slice(0, recommendationLimit)
      .map((event) => rankEvent(event, profile, rules, +now))
      // Past events are sorted last.
      .filter(({ past }) => !past)
  );
}
