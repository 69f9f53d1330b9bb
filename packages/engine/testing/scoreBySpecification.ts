import {
  type Category,
  distanceToEvent,
  findKnownCity,
  type LivelyEvent,
  nextTiming,
  type Profile,
} from '../src/index.ts';
import { listTags } from '../src/taxonomy/listTags.ts';

/** A score and a distance, computed without the engine's rules. */
export interface SpecifiedScore {
  readonly score: number;
  readonly distance: number;
}

/** Computes the score of the recommendations, implemented again from docs/specification.md#scores. */
export function scoreRecommendation(event: LivelyEvent, profile: Profile, now: number): SpecifiedScore {
  const distance = distanceFrom(profile, event);
  const next = nextTiming(event, now);
  const points = [
    50 * countPreferred(event, profile),
    Math.min(25, 5 * countClicks(event, profile, now)),
    distance <= 100 ? 30 : 0,
    next && next.daysAway >= 0 && next.daysAway <= 10 ? 15 : 0,
    countPeople(event) > 500 ? 10 : 0,
  ];
  return { score: sum(points), distance };
}

/** Computes the score of the explore list, implemented again from docs/specification.md#scores. */
export function scoreExploration(event: LivelyEvent, profile: Profile, selected: Category | null): SpecifiedScore {
  const distance = distanceFrom(profile, event);
  const points = [
    50 * countPreferred(event, profile),
    selected === event.category ? 50 : 0,
    distance <= 50 ? 30 : distance <= 100 ? 20 : distance <= 200 ? 10 : 0,
    countPeople(event) > 5000 ? 5 : 0,
    (event.rating ?? 0) >= 4.5 ? 5 : 0,
  ];
  return { score: sum(points), distance };
}

function countPreferred(event: LivelyEvent, profile: Profile): number {
  return listTags(event).filter((tag) => profile.likes.includes(tag)).length;
}

function countClicks(event: LivelyEvent, profile: Profile, now: number): number {
  return profile.interactions
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, 100)
    .filter(({ createdAt }) => Date.parse(createdAt) >= now - 14 * 24 * 3_600_000)
    .filter(({ tag }) => listTags(event).some((own) => own === tag)).length;
}

function countPeople({ participants, purchasesCount }: LivelyEvent): number {
  return (participants ?? 0) + purchasesCount;
}

function distanceFrom({ city }: Profile, event: LivelyEvent): number {
  return distanceToEvent(findKnownCity(city ?? '') ?? { latitude: 48.857, longitude: 2.352 }, event);
}

function sum(points: readonly number[]): number {
  return points.reduce((total, each) => total + each, 0);
}
