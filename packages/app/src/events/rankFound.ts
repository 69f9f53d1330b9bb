import { type Profile, rankEvent, type ScoreRules } from '@lively/engine';
import type { FoundEvent } from '../data/EventQuery';

/** Sorts found events by their score for a user, the nearest first on a tie. Past events come last. */
export function rankFound(
  found: readonly FoundEvent[],
  viewer: Profile,
  rules: ScoreRules,
  now: number,
): readonly FoundEvent[] {
  return found
    .map((each) => ({ ...each, ranked: rankEvent(each.event, viewer, rules, now) }))
    .sort(
      (a, b) =>
        Number(a.ranked.past) - Number(b.ranked.past) || b.ranked.score - a.ranked.score || a.distanceKm - b.distanceKm,
    );
}
