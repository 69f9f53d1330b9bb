import { badgeDistance, popularityBadgeAbove, popularUpvotes } from '../constants.ts';
import type { LivelyEvent } from '../vocabulary.ts';

/** The badges of a card. */
export interface Badges {
  readonly popular: boolean;
  /** Up votes minus down votes; null if there is no badge. */
  readonly popularity: number | null;
  /** Kilometres; null if there is no badge. */
  readonly distanceKm: number | null;
}

/**
 * Returns the badges of an event at a distance: popular with at least 10 up votes, a popularity above 0, a distance
 * within 100 km. See docs/specification.md#badges and docs/specification.md#recommendations.
 */
export function listBadges(event: Pick<LivelyEvent, 'upvotesCount' | 'popularityScore'>, distanceKm: number): Badges {
  return {
    popular: event.upvotesCount >= popularUpvotes,
    popularity: event.popularityScore > popularityBadgeAbove ? event.popularityScore : null,
    distanceKm: distanceKm <= badgeDistance ? distanceKm : null,
  };
}
