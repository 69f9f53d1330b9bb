import { goodRating, knownCities, soonDays } from '../src/constants.ts';
import {
  type Category,
  distanceToEvent,
  findKnownCity,
  isRecent,
  type LivelyEvent,
  listTags,
  nextTiming,
  type Profile,
  resolveTag,
  type ScoreRules,
} from '../src/index.ts';

/** A score as section 9 of the specification states it, for one event at a time. */
export function scorePlainly(
  event: LivelyEvent,
  rules: ScoreRules,
  profile: Profile,
  selected: Category | null,
  now: number,
): { score: number; distance: number } {
  const tags = listTags(event);
  const liked = [
    ...profile.preferences.map(({ category, subcategory }) => subcategory ?? category),
    ...profile.tags,
  ].map(resolveTag);
  const clicks = profile.interactions
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt))
    .slice(0, 100)
    .filter(({ createdAt }) => isRecent(createdAt, now))
    .filter(({ tag }) => tags.includes(resolveTag(tag) ?? ''));
  const distance = distanceToEvent(
    findKnownCity(profile.city ?? '') ?? (knownCities[0] as (typeof knownCities)[number]),
    event,
  );
  const daysAway = nextTiming(event, now)?.daysAway ?? Infinity;
  const participants = event.purchasesCount || event.participants || 0;

  let score = rules.preference * tags.filter((tag) => liked.includes(tag)).length;
  if (event.category === selected) score += rules.category;
  score += Math.min(rules.interactionsAtMost, rules.interaction * clicks.length);
  score += rules.distances.find(([kilometres]) => distance <= kilometres)?.[1] ?? 0;
  if (daysAway <= soonDays) score += rules.soon;
  if (participants > rules.crowdAbove) score += rules.crowd;
  if (event.rating !== null && event.rating >= goodRating) score += rules.rating;
  return { score, distance };
}
