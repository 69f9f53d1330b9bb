import type { Profile, RankedEvent, ScoreRules } from '../vocabulary.ts';
import { listReasons, type ScoredEvent, sumPoints, viewEvent } from './scoreEvent.ts';

/** Returns an event of a list with its score, the reasons of the score, its distance, and whether it is past. */
export function rankEvent<Event extends ScoredEvent>(
  event: Event,
  profile: Profile,
  rules: ScoreRules,
  now: number,
): RankedEvent<Event> {
  const view = viewEvent(event, profile, now);
  const reasons = listReasons(view, rules);
  return { event, score: sumPoints(reasons), reasons, distanceKm: view.distanceKm, past: view.next?.past ?? false };
}
