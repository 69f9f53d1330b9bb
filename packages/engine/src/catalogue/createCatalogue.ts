import { listSpans, type Span } from '../dates/listSpans.ts';
import { countParticipants } from '../events/countParticipants.ts';
import { cityOf } from '../geo/cityOf.ts';
import { distanceToEvent } from '../geo/distanceToEvent.ts';
import { remember } from '../internal/remember.ts';
import type { TextSearch } from '../search/createTextIndex.ts';
import { listTags } from '../taxonomy/listTags.ts';
import type { Category, KnownCity, LivelyEvent, ScoreRules } from '../vocabulary.ts';

/** What many events have in common. */
export interface Kind {
  /** Every slug of the taxonomy they answer to. */
  readonly tags: readonly string[];
  readonly category: Category;
  readonly cancelled: boolean;
  readonly timeZone: string;
}

/**
 * Events laid out for ranking and exploring: one column per fact; kinds and places are numbers of entries in lists.
 * `events` is for everybody to read, the rest is for this package and may change.
 */
export interface Catalogue {
  readonly events: readonly LivelyEvent[];
  readonly kinds: readonly Kind[];
  readonly kind: Uint32Array;
  /** The folded city of each place. */
  readonly cities: readonly string[];
  readonly place: Uint32Array;
  /** Kilometres from a known city to each place. */
  readonly distancesFrom: (city: KnownCity) => Float64Array;
  /** The points of those distances. */
  readonly pointsFrom: (tiers: ScoreRules['distances']) => (city: KnownCity) => Float64Array;
  /** The shown timing in civil minutes; NaN without a date. */
  readonly start: Float64Array;
  readonly end: Float64Array;
  /** All timings of the events that have several. Ranking turns them to the one they show. */
  readonly repeats: ReadonlyMap<number, readonly Span[]>;
  /** Participants that somebody counted, else 0. */
  readonly crowd: Float64Array;
  /** Up votes minus down votes. */
  readonly popularity: Float64Array;
  /** Made by the first search. */
  search?: TextSearch;
}

/** Lays events out once, for any number of rankings and explorations. */
export function createCatalogue(events: readonly LivelyEvent[]): Catalogue {
  const { length } = events;
  const kind = new Uint32Array(length);
  const place = new Uint32Array(length);
  const start = new Float64Array(length);
  const end = new Float64Array(length);
  const crowd = new Float64Array(length);
  const popularity = new Float64Array(length);
  const repeats = new Map<number, Span[]>();
  const kinds: Kind[] = [];
  const places: Pick<LivelyEvent, 'location' | 'coordinates'>[] = [];

  // What occurs often is read once. A list may get an entry twice: that costs room, nothing else.
  const kindOf = remember((timeZone: string) =>
    remember((category: Category) =>
      remember((subcategory: string | null) =>
        remember(
          (cancelled: boolean) =>
            kinds.push({ timeZone, category, cancelled, tags: listTags({ category, subcategory }) }) - 1,
        ),
      ),
    ),
  );
  const placeOf = remember((location: string) => places.push({ location, coordinates: null }) - 1);

  events.forEach((event, i) => {
    const spans = listSpans(event);
    if (spans.length > 1) repeats.set(i, spans);
    [start[i], end[i]] = spans[0] ?? [NaN, NaN];
    kind[i] = kindOf(event.timeZone)(event.category)(event.subcategory)(event.status === 'cancelled');
    place[i] = event.coordinates ? places.push(event) - 1 : placeOf(event.location);
    crowd[i] = countParticipants(event) ?? 0;
    popularity[i] = event.upvotesCount - event.downvotesCount;
  });

  const distancesFrom = remember((city: KnownCity) =>
    Float64Array.from(places, (place) => distanceToEvent(city, place)),
  );
  return {
    events,
    kinds,
    kind,
    place,
    start,
    end,
    crowd,
    popularity,
    repeats,
    cities: places.map(({ location }) => cityOf(location)),
    distancesFrom,
    pointsFrom: remember((tiers) =>
      remember((city) => distancesFrom(city).map((distance) => tiers.find(([limit]) => distance <= limit)?.[1] ?? 0)),
    ),
  };
}
