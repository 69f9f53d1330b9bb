import { badgeDistance, popularUpvotes, scoreBadgeAbove } from '../constants.ts';
import type { LivelyEvent } from '../vocabulary.ts';

/** What a card's badges say. */
export interface Badges {
  readonly popular: boolean;
  /** Null without badge. */
  readonly score: number | null;
  /** Kilometres; null without badge. */
  readonly distanceKm: number | null;
}

/** The badges of an event so far away: popular from 10 up votes, a score above 0, a distance within 100 km. Specification, sections 2 and 9. */
export function listBadges(event: Pick<LivelyEvent, 'upvotesCount' | 'popularityScore'>, distanceKm: number): Badges {
  return {
    popular: event.upvotesCount >= popularUpvotes,
    score: event.popularityScore > scoreBadgeAbove ? event.popularityScore : null,
    distanceKm: distanceKm <= badgeDistance ? distanceKm : null,
  };
}
