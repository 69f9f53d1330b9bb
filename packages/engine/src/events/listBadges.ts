import { badgeDistance, popularityBadgeAbove, popularUpvotes } from '../constants.ts';
import type { LivelyEvent } from '../vocabulary.ts';

/** The badges of a card. */
export interface Badges {
  readonly popular: boolean;
  /** Up votes minus down votes; null without badge. */
  readonly popularity: number | null;
  /** Kilometres; null without badge. */
  readonly distanceKm: number | null;
}

/**
 * The badges of an event at a distance: popular from 10 up votes, a popularity above 0, a distance within 100 km. See
 * docs/specification.md#badges and docs/specification.md#recommendations.
 */
export function listBadges(event: Pick<LivelyEvent, 'upvotesCount' | 'popularityScore'>, distanceKm: number): Badges {
  return {
    popular: event.upvotesCount >= popularUpvotes,
    popularity: event.popularityScore > popularityBadgeAbove ? event.popularityScore : null,
    distanceKm: distanceKm <= badgeDistance ? distanceKm : null,
  };
}
