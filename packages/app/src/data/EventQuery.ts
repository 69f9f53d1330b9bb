import type { Category, CivilDate, Count, LivelyEvent, Sort, SubcategorySlug } from '@lively/engine';
import type { accessNeeds } from '@lively/engine/constants';
import type { Topic, Weekday } from '@lively/engine/understand';
import type { EventKind } from './eventKinds';

/** The windows of days that a list can be limited to; `all` is no limit. */
export const dayFilters = ['all', 'today', 'tonight', 'tomorrow', 'weekend'] as const;
export type DayFilter = (typeof dayFilters)[number];

/** The radii around a commune that users can choose, in kilometres; 0 is the commune alone. */
export const radii = [0, 5, 10, 20, 50, 100] as const;

/** The highest prices that users can choose, in euros; 0 is free. */
export const highestPrices = [0, 10, 20, 50] as const;

/** A category of lists: that of the events, or `notice` for what is no event. Lists of all categories leave notices out. */
export type ListCategory = Category | 'notice';

/** A query for events. docs/decisions/0019 describes each field. */
export interface EventQuery extends Readonly<Record<EventKind, boolean>> {
  readonly text: string;
  /** A city as written, from an older link. */
  readonly city: string | null;
  /** The INSEE code. */
  readonly commune: string | null;
  /** Kilometres around the commune; 0 for the commune alone. */
  readonly radius: number;
  /** Codes of departments, regions, communes and districts, in one of which an event is; empty for everywhere. */
  readonly areas: readonly string[];
  /** The same, of those in none of which an event is. */
  readonly withoutAreas: readonly string[];
  /** A part of the map, in degrees. */
  readonly box: readonly [west: number, south: number, east: number, north: number] | null;
  readonly category: ListCategory | null;
  readonly subcategory: SubcategorySlug | null;
  /** Events of one of these topics; empty for all. */
  readonly topics: readonly Topic[];
  /** Events of none of these topics. */
  readonly without: readonly Topic[];
  readonly day: DayFilter;
  /** A range of days instead of `day`: the first and the last (inclusive). */
  readonly days: readonly [first: CivilDate, last: CivilDate] | null;
  /** From 1 for Monday: an event is on one of them, within the days; empty for all. */
  readonly weekdays: readonly Weekday[];
  /** When an event begins on a day of the query, `HH:MM`: from (inclusive) and before (exclusive). `24:00` is midnight. */
  readonly hours: readonly [from: string, before: string] | null;
  /** Euros; `leastPaid` is not free. */
  readonly minPrice: number | null;
  /** Euros; 0 is free. */
  readonly maxPrice: number | null;
  /** Years of a child that an event must suit: `4`, `6-10` for each age of a range, or `family` for a young child. */
  readonly age: string | null;
  readonly access: readonly (typeof accessNeeds)[number][];
  readonly sort: Sort;
  /** A known city that distances count from if no commune is chosen; null for Paris. */
  readonly near: string | null;
  /** Events on a page: at most 100. */
  readonly limit: number;
}

/** An event in a result. */
export interface FoundEvent {
  readonly event: LivelyEvent;
  /** 1000 when unknown. */
  readonly distanceKm: number;
  /** Why a taste moved it, and the access needs that were asked for, to show on its card. */
  readonly marks?: readonly string[] | undefined;
}

/** The number of future events per choice of a filter, with all other filters unchanged. */
export interface EventCounts {
  /** `all` is without notices, which have a list of their own. Other choices with no events are omitted. */
  readonly categories: Readonly<Partial<Record<ListCategory | 'all', Count>>>;
  readonly days: Readonly<Record<DayFilter, Count>>;
  /** The numbers by highest price, and for `all`. */
  readonly prices: Readonly<Record<string, Count>>;
  /** The subcategories of the category; only with a category. Choices with no events are omitted. */
  readonly subcategories?: Readonly<Partial<Record<SubcategorySlug, Count>>> | undefined;
  /** Missing in answers that a device stored before this field existed. */
  readonly kinds?: Readonly<Record<EventKind, Count>> | undefined;
  /** The numbers by radius in kilometres around the commune; only with a commune. */
  readonly distances?: Readonly<Record<string, Count>> | undefined;
}

/** A filter that could be removed, and the number of events without it. */
export interface EventRelaxation {
  readonly filter:
    | ('text' | 'city' | 'commune' | 'areas' | 'withoutAreas' | 'category' | 'subcategory' | 'topics' | 'without')
    | ('date' | 'weekdays' | 'hours' | 'minPrice' | 'maxPrice' | 'ages' | 'access' | EventKind);
  readonly total: Count;
}

/** One page of the events that a query finds. */
export interface EventList {
  readonly events: readonly FoundEvent[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** The number of events on all pages. */
  readonly total: Count;
  /** The number of events to come among them. */
  readonly coming: Count;
  /** The exact number of past events among them: only a search for rare words finds those. */
  readonly past: number;
  readonly counts: EventCounts;
  /** The single filters to remove from an empty list. Filters whose removal gives no events are omitted. */
  readonly relaxations: readonly EventRelaxation[];
  /** The probable spelling of the text for an empty list; null if there is none. */
  readonly correction: string | null;
}

/** The request for one page. */
export interface EventRequest {
  readonly query: EventQuery;
  /** The end of the page before; null for the first page. */
  readonly cursor: string | null;
  /** The user whose stored preferences order the list by score; null for a visitor, whose preferences are never sent. */
  readonly userId: string | null;
}
