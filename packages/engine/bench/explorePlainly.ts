import { cityOf } from '../src/geo/cityOf.ts';
import {
  daysUntil,
  type ExploreQuery,
  eventCategories,
  type LivelyEvent,
  listTags,
  preferenceCategories,
} from '../src/index.ts';
import { splitWords } from '../src/text/splitWords.ts';

/** The numbers of events on all pages, and the ids of this one. */
export interface PlainPage {
  readonly total: number;
  readonly ids: readonly string[];
}

const entries = [
  ...eventCategories,
  ...preferenceCategories,
  ...preferenceCategories.flatMap((family) => family.subcategories),
];
const namesFor = new Map<string, string>();

/**
 * The explore list, most popular first, as one writes it at first: filter every event, folding its texts, and sort what is left.
 * For events that have a date and no timings.
 */
export function explorePlainly(events: readonly LivelyEvent[], query: ExploreQuery, now: number): PlainPage {
  const prefixes = splitWords(query.text);
  const city = query.city && cityOf(query.city);
  const isPast = ({ date, timeZone }: LivelyEvent) => (daysUntil(date ?? '', now, timeZone) ?? 0) < 0;
  const list = events
    .filter((event) => !query.category || event.category === query.category)
    .filter((event) => !city || cityOf(event.location) === city)
    .filter((event) => {
      if (!prefixes.length) return !isPast(event);
      const words = splitWords(
        `${event.title} ${event.venue} ${event.location} ${event.organizer ?? ''} ${namesOf(event)}`,
      );
      return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)));
    })
    .map((event) => ({ event, past: isPast(event), popularity: event.upvotesCount - event.downvotesCount }))
    .sort(
      (one, other) =>
        Number(one.past) - Number(other.past) ||
        other.popularity - one.popularity ||
        compareTexts(startOf(one.event), startOf(other.event)) ||
        compareTexts(one.event.id, other.event.id),
    );
  return { total: list.length, ids: list.slice(0, query.limit).map(({ event }) => event.id) };
}

function namesOf(event: LivelyEvent): string {
  const key = `${event.category} ${event.subcategory}`;
  const tags = listTags(event);
  const names =
    namesFor.get(key) ??
    [...tags, ...entries.filter(({ slug }) => tags.includes(slug)).map(({ label }) => label)].join(' ');
  namesFor.set(key, names);
  return names;
}

function startOf({ date, time }: LivelyEvent): string {
  return date ? `${date} ${time ?? '00:00'}` : '9999';
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
