import type { Catalogue } from '../catalogue/createCatalogue.ts';
import { recommendationLimit, recommendationRules } from '../constants.ts';
import type { Profile, RankedEvent } from '../vocabulary.ts';
import { rankEvents } from './rankEvents.ts';

/**
 * The events that suit a person best: at most 10, by score, then distance, then id. Past and cancelled events are left out.
 * Specification, section 9.
 */
export function recommend(catalogue: Catalogue, profile: Profile, now: Date | number): RankedEvent[] {
  return rankEvents(catalogue, profile, +now, {
    rules: recommendationRules,
    accepts: ({ cancelled }) => !cancelled,
    sign: -1,
    page: 1,
    limit: recommendationLimit,
  }).events;
}
