import {
  goodRating,
  knownCities,
  recommendationLimit,
  recommendationRules as rules,
  soonDays,
} from '../src/constants.ts';
import { parseDay } from '../src/dates/parseDay.ts';
import {
  distanceToEvent,
  isRecent,
  type KnownCity,
  type LivelyEvent,
  listTags,
  type Profile,
  resolveTag,
  today,
} from '../src/index.ts';

/** An event's id and its score. */
export type Scored = readonly [id: string, score: number];

/**
 * The recommendations as one writes them at first: score every event, sort, take the first ten. For events that have a date
 * and no timings. What events share, tags and today's date, is looked up and not worked out again for each.
 */
export function recommendPlainly(events: readonly LivelyEvent[], profile: Profile, now: number): Scored[] {
  const liked = new Set([
    ...profile.preferences.map(({ category, subcategory }) => resolveTag(subcategory ?? category)),
    ...profile.tags.map(resolveTag),
  ]);
  const clicks = profile.interactions
    .filter(({ createdAt }) => isRecent(createdAt, now))
    .map(({ tag }) => resolveTag(tag) as string);
  const tagsFor = new Map<string, string[]>();
  const tagsOf = (event: LivelyEvent) => {
    const key = `${event.category} ${event.subcategory}`;
    const tags = tagsFor.get(key) ?? listTags(event);
    tagsFor.set(key, tags);
    return tags;
  };

  const todayIn = new Map(events.map(({ timeZone }) => [timeZone, Number.NaN]));
  for (const timeZone of todayIn.keys()) todayIn.set(timeZone, parseDay(today(now, timeZone)));
  const daysTo = ({ date, timeZone }: LivelyEvent) => parseDay(date ?? '') - (todayIn.get(timeZone) as number);

  return events
    .filter((event) => event.status !== 'cancelled' && !(daysTo(event) < 0))
    .map((event) => {
      const tags = tagsOf(event);
      const distance = distanceToEvent(knownCities[0] as KnownCity, event);
      const clicked = clicks.filter((tag) => tags.includes(tag)).length;
      const participants = event.purchasesCount > 0 ? event.purchasesCount : (event.participants ?? 0);
      let score = tags.filter((tag) => liked.has(tag)).length * rules.preference;
      score += Math.min(clicked * rules.interaction, rules.interactionsAtMost);
      score += rules.distances.find(([kilometres]) => distance <= kilometres)?.[1] ?? 0;
      if (daysTo(event) <= soonDays) score += rules.soon;
      if (participants > rules.crowdAbove) score += rules.crowd;
      if ((event.rating ?? 0) >= goodRating) score += rules.rating;
      return { id: event.id, score, distance };
    })
    .sort((one, other) => other.score - one.score || one.distance - other.distance || (one.id < other.id ? -1 : 1))
    .slice(0, recommendationLimit)
    .map(({ id, score }) => [id, score]);
}
