import { badgeDistance, popularityBadgeAbove, popularUpvotes } from '../constants.ts';
import type { LivelyEvent } from '../vocabulary.ts';

/** What a card's badges say. */
export interface Badges {
  readonly popular: boolean;
  /** Up votes minus down votes; null without badge. */
  readonly popularity: number | null;
  /** Kilometres; null without badge. */
  readonly distanceKm: number | null;
}

/**
 * The badges of an event so far away: popular from 10 up votes, a popularity above 0, a distance within 100 km.
 * Specification, sections 2 and 9, which calls the second one the score badge: here a score is a sum of reasons.
 */
export function listBadges(event: Pick<LivelyEvent, 'upvotesCount' | 'popularityScore'>, distanceKm: number): Badges {
  return {
    popular: event.upvotesCount >= popularUpvotes,
    popularity: event.popularityScore > popularityBadgeAbove ? event.popularityScore : null,
    distanceKm: distanceKm <= badgeDistance ? distanceKm : null,
  };
}
