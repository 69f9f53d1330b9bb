import { recommendationLimit, recommendationRules as rules } from '../constants.ts';
import type { LivelyEvent, Profile, RankedEvent } from '../vocabulary.ts';
import { rankEvent } from './rankEvent.ts';
import { sortEvents } from './sortEvents.ts';

/**
 * The events that suit a person best: at most 10, by score, then distance, then id. Left out are past and cancelled events,
 * and those for one group alone.
 * Specification, section 9.
 */
export function recommend(events: readonly LivelyEvent[], profile: Profile, now: Date | number): RankedEvent[] {
  const candidates = events.filter(({ status, isReserved }) => status !== 'cancelled' && !isReserved);
  return (
    sortEvents(candidates, { sort: 'score', direction: 'descending', profile, rules, now: +now })
      .slice(0, recommendationLimit)
      .map((event) => rankEvent(event, profile, rules, +now))
      // They were sorted after all others.
      .filter(({ past }) => !past)
  );
}
