import type { Profile, RankedEvent, ScoreRules } from '../vocabulary.ts';
import { listReasons, type ScoredEvent, sumPoints, viewEvent } from './scoreEvent.ts';

/** An event with what a list says about it: its score and the reasons of it, its distance, whether it is past. */
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
