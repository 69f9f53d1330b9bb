import { areaOf, districts, isDistrict } from '../../../packages/engine/src/areas/index.ts';
import { departmentOf } from '../../../packages/engine/src/communes/communeShard.ts';
import { countLimit, exploreRules, searchPastLimit } from '../../../packages/engine/src/constants.ts';
import { parseDay } from '../../../packages/engine/src/dates/civilDate.ts';
import { civilMinute } from '../../../packages/engine/src/dates/civilMinute.ts';
import { listSpans } from '../../../packages/engine/src/dates/listSpans.ts';
import { nextSpan } from '../../../packages/engine/src/dates/nextSpan.ts';
import { originOf } from '../../../packages/engine/src/geo/knownCity.ts';
import { radii } from '../../../packages/engine/src/geo/radii.ts';
import {
  type Coordinates,
  type Count,
  cityOf,
  dateWindow,
  distanceToEvent,
  eventCategories,
  findKnownCity,
  haversine,
  isOnline,
  type LivelyEvent,
  mapNames,
  type Profile,
  preferenceCategories,
} from '../../../packages/engine/src/index.ts';
import { viewerOf } from '../../../packages/engine/src/preferences/viewerOf.ts';
import { listReasons, sumPoints } from '../../../packages/engine/src/ranking/scoreEvent.ts';
import { boundCount } from '../../../packages/engine/testing/boundCount.ts';
import { countDays } from '../../../packages/engine/testing/countDays.ts';
import { suitsAges } from '../../../packages/engine/testing/suitsAges.ts';
import { eventKindNames, eventKinds } from './eventKinds.ts';
import type { FilterQuery } from './FilterQuery.ts';

/** Events with data that only the database has. */
export interface ExploreWorld {
  readonly events: readonly LivelyEvent[];
  /** The commune of each event, by id. */
  readonly communes: ReadonlyMap<string, string | null>;
  /** The coordinates of each place, by INSEE code. */
  readonly places: ReadonlyMap<string, Coordinates>;
  /** For each text with words, the matching events: 0 for a match in the title, 1 in the place, 2 elsewhere. */
  readonly matches: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** For each text with exclusions, the events that it excludes. */
  readonly excluded: ReadonlyMap<string, ReadonlySet<string>>;
}

/** One event of the whole list. */
export interface ModelEntry {
  readonly id: string;
  readonly past: boolean;
  readonly score: number;
  readonly distance: number;
}

/** The results of a query by the rules of the engine, computed one event after the other. */
export interface ExploreModel {
  total(query: FilterQuery): Count;
  /** The number of events to come among them. */
  coming(query: FilterQuery): Count;
  /** The number of past events among them. */
  past(query: FilterQuery): number;
  /** The whole list, in order. */
  list(query: FilterQuery, profile: Profile): readonly ModelEntry[];
  counts(query: FilterQuery): Readonly<Record<string, Readonly<Record<string, Count>>>>;
  relaxations(query: FilterQuery): readonly { readonly filter: string; readonly total: Count }[];
}

/**
 * Creates the model of the events at a moment.
 *
 * @param most - Counts are exact up to it. @default countLimit
 */
export function createExploreModel(world: ExploreWorld, now: number, most: number = countLimit): ExploreModel {
  const standings = world.events.map((event) => ({
    event,
    past: nextSpan(event, now)?.past ?? false,
    start: nextSpan(event, now)?.span.start ?? Number.POSITIVE_INFINITY,
    place: isOnline(event) ? null : (event.coordinates ?? findKnownCity(event.location)),
    commune: world.communes.get(event.id) ?? null,
    access: event.accessibility as readonly string[],
    price: event.priceAmount,
    dayCount: countDays(event),
    kinds: mapNames(eventKindNames, (kind) => eventKinds[kind](event)),
    onDays: new Map<string, boolean>(),
  }));
  type Standing = (typeof standings)[number];

  function find(query: FilterQuery): readonly Standing[] {
    const matching = world.matches.get(query.text);
    const showsPast = matching !== undefined && matching.size <= searchPastLimit;
    const city = cityOf(query.city ?? '');
    return standings.filter(
      (standing) =>
        (showsPast || !standing.past) &&
        (!matching || matching.has(standing.event.id)) &&
        !world.excluded.get(query.text)?.has(standing.event.id) &&
        standing.event.isNotice === (query.category === 'notice') &&
        (!query.category || query.category === 'notice' || standing.event.category === query.category) &&
        (!city || cityOf(standing.event.location) === city) &&
        (!query.commune || isNear(standing, query.commune, query.radius)) &&
        (!query.areas.length || isInArea(standing, query.areas)) &&
        !isInArea(standing, query.withoutAreas) &&
        (!query.box || isInside(standing.place, query.box)) &&
        (query.minPrice === null || (standing.price !== null && standing.price >= query.minPrice)) &&
        (query.maxPrice === null || (standing.price !== null && standing.price <= query.maxPrice)) &&
        query.access.every((need) => standing.access.includes(need)) &&
        (!query.subcategory || standing.event.subcategory === query.subcategory) &&
        (!query.topics.length || hasTopic(standing.event, query.topics)) &&
        !hasTopic(standing.event, query.without) &&
        (!query.ages || suitsAges(standing.event, query.ages)) &&
        eventKindNames.every((kind) => !query[kind] || standing.kinds[kind]) &&
        isOnDays(standing, query),
    );
  }

  function isNear({ commune, place }: Standing, code: string, radius: number | null): boolean {
    const origin = world.places.get(code);
    return commune === code || (radius !== null && !!place && !!origin && haversine(origin, place) <= radius);
  }

  function isOnDays({ event, onDays }: Standing, { date, days, weekdays, hours }: FilterQuery): boolean {
    if (date === 'all' && !days && !weekdays.length && !hours) return true;
    const key = [days ?? date, hours, weekdays].join(';');
    const known = onDays.get(key);
    if (known !== undefined) return known;
    const isAnyDay = date === 'all' && !days;
    const { from, to } = isAnyDay ? { from: -Infinity, to: Infinity } : windowOf(event.timeZone, date, days);
    const shown = nextSpan(event, now)?.span;
    const found = listSpans(event).some(
      (span) =>
        (span === shown || span.until > now) &&
        span.start < to &&
        (hours ? span.start >= from && isWithin(span.start, hours) : span.end > from || span.start >= from) &&
        (!weekdays.length || listWeekdays(span, hours ? null : { from, to }).some((day) => weekdays.includes(day))),
    );
    onDays.set(key, found);
    return found;
  }

  /** Returns a range in civil minutes; the end is exclusive. */
  function windowOf(timeZone: string, date: FilterQuery['date'], days: FilterQuery['days']) {
    if (days) return { from: parseDay(days[0]) * 1440, to: (parseDay(days[1]) + 1) * 1440 };
    if (date !== 'tonight') return dateWindow(date, now, timeZone);
    // Tonight is from 17:00 to 4:00. Before 4:00 it is the previous night.
    const midnight = Math.floor((civilMinute(now, timeZone) - 240) / 1440) * 1440;
    return { from: midnight + 1020, to: midnight + 1680 };
  }

  const total = (query: FilterQuery) => boundCount(find(query).length, most);
  const coming = (query: FilterQuery) => boundCount(find(query).filter(({ past }) => !past).length, most);

  return {
    total,
    coming,
    past: (query) => find(query).filter(({ past }) => past).length,
    list(query, profile) {
      const { sort, category } = query;
      const matching = sort === 'popularity' ? world.matches.get(query.text) : undefined;
      const descends =
        (query.direction ?? (sort === 'popularity' || sort === 'score' ? 'descending' : '')) === 'descending';
      const origin = world.places.get(query.commune ?? '') ?? originOf(profile.city);
      const asked = viewerOf(profile);
      return find(query)
        .map(({ event, past, start, price, dayCount }) => {
          const distance = distanceToEvent(origin, event);
          // All events found are of the category that lists have for them.
          const viewer = { ...asked, origin, selectedCategory: category && event.category };
          const view = { event, viewer, distanceKm: distance, next: nextSpan(event, now), now };
          const score = sumPoints(listReasons(view, exploreRules));
          const popularity = event.upvotesCount - event.downvotesCount;
          const key = {
            popularity,
            score,
            distance,
            date: start,
            price: price ?? Infinity,
            rarity: dayCount ?? Infinity,
          }[sort];
          const keys = [
            Number(past),
            matching?.get(event.id) ?? 0,
            descends && Number.isFinite(key) ? -key : key,
            sort === 'score' ? distance : sort === 'date' ? 0 : start,
          ];
          return { id: event.id, past, score, distance, keys };
        })
        .sort((one, other) => compareKeys(one.keys, other.keys) || (one.id < other.id ? -1 : 1));
    },
    counts: (query) => ({
      categories: Object.fromEntries(
        [null, ...eventCategories.map(({ slug }) => slug), 'notice' as const]
          .map((category) => [category ?? 'all', coming({ ...query, category, subcategory: null })] as const)
          .filter(([category, { value }]) => category === 'all' || value > 0),
      ),
      days: Object.fromEntries(
        (['all', 'today', 'tonight', 'tomorrow', 'weekend'] as const).map((date) => [
          date,
          coming({ ...query, date, days: null }),
        ]),
      ),
      prices: Object.fromEntries(
        [null, 0, 10, 20, 50].map((maxPrice) => [maxPrice ?? 'all', coming({ ...query, minPrice: null, maxPrice })]),
      ),
      kinds: mapNames(eventKindNames, (kind) => coming({ ...query, [kind]: true })),
      ...(query.category && {
        subcategories: Object.fromEntries(
          preferenceCategories
            .flatMap(({ subcategories }) => subcategories)
            .map((subcategory) => [subcategory, coming({ ...query, subcategory })] as const)
            .filter(([, { value }]) => value > 0),
        ),
      }),
      ...(query.commune && {
        distances: Object.fromEntries([null, ...radii].map((radius) => [radius ?? 0, coming({ ...query, radius })])),
      }),
    }),
    relaxations: (query) =>
      relaxed
        .filter(([, , isSet]) => isSet(query, world))
        .map(([filter, change]) => ({ filter, total: total({ ...query, ...change }) }))
        .filter(({ total }) => total.value > 0),
  };
}

const isDated = ({ date, days }: FilterQuery) => date !== 'all' || days !== null;

/** The filters in the order of the answer, each with the query without it and with the condition that it is set. */
const relaxed: readonly (readonly [
  filter: string,
  change: Partial<FilterQuery>,
  isSet: (query: FilterQuery, world: ExploreWorld) => boolean,
])[] = [
  // A text without words is not a filter.
  ['text', { text: '' }, ({ text }, { matches, excluded }) => matches.has(text) || excluded.has(text)],
  ['city', { city: null }, ({ city }) => city !== null],
  ['commune', { commune: null, radius: null, withoutAreas: [] }, ({ commune }) => commune !== null],
  ['areas', { areas: [], withoutAreas: [] }, ({ areas }) => areas.length > 0],
  ['withoutAreas', { withoutAreas: [] }, (query) => query.withoutAreas.length > 0 && !query.without.length],
  ['box', { box: null }, ({ box }) => box !== null],
  ['category', { category: null, subcategory: null }, ({ category }) => category !== null],
  ['subcategory', { subcategory: null }, ({ subcategory }) => subcategory !== null],
  ['topics', { topics: [] }, ({ topics }) => topics.length > 0],
  ['without', { without: [], withoutAreas: [] }, ({ without }) => without.length > 0],
  ['date', { date: 'all', days: null, weekdays: [] }, isDated],
  ['weekdays', { weekdays: [] }, (query) => query.weekdays.length > 0 && !isDated(query)],
  ['hours', { hours: null }, ({ hours }) => hours !== null],
  ['minPrice', { minPrice: null }, ({ minPrice, maxPrice }) => minPrice !== null && maxPrice === null],
  ['maxPrice', { maxPrice: null, minPrice: null }, ({ maxPrice }) => maxPrice !== null],
  ['access', { access: [] }, ({ access }) => access.length > 0],
  ['ages', { ages: null }, ({ ages }) => ages !== null],
  ...eventKindNames.map((kind) => [kind, { [kind]: false }, (query: FilterQuery) => query[kind]] as const),
];

/** Whether an event is of a category or subcategory. In lists, a notice is of no category of events. */
function hasTopic({ isNotice, category, subcategory }: LivelyEvent, topics: FilterQuery['topics']): boolean {
  return topics.some((topic) => topic === subcategory || (topic === category && !isNotice));
}

/** Whether an event is in one of some departments, regions, communes and districts. */
function isInArea(
  { commune, event }: { readonly commune: string | null; readonly event: LivelyEvent },
  codes: readonly string[],
): boolean {
  const chosen = codes.map((code) => areaOf(code) ?? code);
  return (
    commune !== null &&
    chosen.some((area) => {
      if (typeof area === 'string') return area === commune;
      return isDistrict(area) ? area.code === districtOf(event) : area.departments.includes(departmentOf(commune));
    })
  );
}

/** Returns the code of the district in a generated location: « PARIS 18ème, France ». */
function districtOf({ location }: LivelyEvent): string | undefined {
  const [written] = /^\w+ \d+/.exec(location.toLowerCase()) ?? [];
  return districts.find(({ name }) => written && name.toLowerCase().startsWith(`${written}e`))?.code;
}

/** Whether a time is in a range. 0:00 exactly means an unknown time. */
function isWithin(civilMinute: number, [from, before]: readonly [string, string]): boolean {
  const minute = ((civilMinute % 1440) + 1440) % 1440;
  return minute > 0 && minute >= toMinute(from) && minute < toMinute(before);
}

function toMinute(hour: string): number {
  return Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));
}

/** Lists the weekdays of a span within a window, from 1 for Monday; without a window, that of its start. */
function listWeekdays(
  { start, end }: { readonly start: number; readonly end: number },
  window: { readonly from: number; readonly to: number } | null,
): number[] {
  const day = (minute: number) => Math.floor(minute / 1440);
  const first = day(window ? Math.max(start, window.from) : start);
  const last = window ? day(Math.max(Math.min(end, window.to) - 1, start)) : first;
  // 1970-01-01 was a Thursday.
  return Array.from({ length: Math.min(last - first + 1, 7) }, (_, later) => ((((first + later + 3) % 7) + 7) % 7) + 1);
}

function isInside(
  place: Coordinates | null | undefined,
  [west, south, east, north]: readonly [number, number, number, number],
) {
  if (!place || place.latitude < south || place.latitude > north) return false;
  const { longitude } = place;
  return west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east;
}

function compareKeys(one: readonly number[], other: readonly number[]): number {
  for (const [index, key] of one.entries()) {
    // The difference of two infinite keys is NaN, which counts as equal.
    const difference = key - (other[index] ?? 0);
    if (difference) return difference;
  }
  return 0;
}
