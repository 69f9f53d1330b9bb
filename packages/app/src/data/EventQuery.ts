import type { Category, CivilDate, LivelyEvent, Sort, SubcategorySlug } from '@lively/engine';

/** The windows of days that a list may keep to; the first is none. */
export const dayFilters = ['all', 'today', 'tonight', 'tomorrow', 'weekend'] as const;
export type DayFilter = (typeof dayFilters)[number];

/** What a venue can be accessible for. */
export const accessNeeds = ['mobility', 'visual', 'hearing', 'intellectual', 'psychic'] as const;
export type AccessNeed = (typeof accessNeeds)[number];

/** The filters that are on or off, in the order of the dialog. */
export const eventKinds = ['once', 'online'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Kilometres around a commune that can be chosen; 0 is the commune alone. */
export const radii = [0, 5, 10, 20, 50, 100] as const;

/** Highest prices that can be chosen, in euros; 0 is free. */
export const highestPrices = [0, 10, 20, 50] as const;

/** A query for events. docs/decisions/0019 describes each field. */
export interface EventQuery {
  readonly text: string;
  /** A city as written, of an older link. */
  readonly city: string | null;
  /** Code of INSEE. */
  readonly commune: string | null;
  /** Kilometres around the commune; 0 for the commune alone. */
  readonly radius: number;
  /** A part of the map, in degrees. */
  readonly box: readonly [west: number, south: number, east: number, north: number] | null;
  readonly category: Category | null;
  readonly subcategory: SubcategorySlug | null;
  readonly day: DayFilter;
  /** A range of days instead of `day`: the first and the last. */
  readonly days: readonly [first: CivilDate, last: CivilDate] | null;
  /** When an event begins, on a day of the query: `HH:MM`, from and before. `24:00` is midnight. */
  readonly hours: readonly [from: string, before: string] | null;
  /** Euros; 0 is free. */
  readonly maxPrice: number | null;
  readonly access: readonly AccessNeed[];
  /** Without an address. */
  readonly online: boolean;
  /** On one day only. */
  readonly once: boolean;
  readonly sort: Sort;
  /** A known city from which distances count where no commune is chosen; Paris without one. */
  readonly near: string | null;
  /** Events on a page: at most 100. */
  readonly limit: number;
}

/** An event of an answer. */
export interface FoundEvent {
  readonly event: LivelyEvent;
  /** 1000 when unknown. */
  readonly distanceKm: number;
}

/** How many events to come each choice of a filter would give, under all the others. */
export interface EventCounts {
  readonly categories: Readonly<Partial<Record<Category, number>>>;
  readonly days: Readonly<Record<DayFilter, number>>;
  /** By highest price, and `all`. */
  readonly prices: Readonly<Record<string, number>>;
  /** Of the category; only with one. Those that give none are left out. */
  readonly subcategories?: Readonly<Partial<Record<SubcategorySlug, number>>> | undefined;
  /** Missing in answers that a device kept before there were any. */
  readonly kinds?: Readonly<Record<'online' | 'once', number>> | undefined;
  /** By kilometres around the commune; only with one. */
  readonly distances?: Readonly<Record<string, number>> | undefined;
}

/** A filter that could go, and how many events that would give. */
export interface EventRelaxation {
  readonly filter:
    | ('text' | 'city' | 'commune' | 'category' | 'subcategory')
    | ('date' | 'hours' | 'maxPrice' | 'access' | 'online' | 'once');
  readonly total: number;
}

/** One page of the events that a query finds. */
export interface EventPage {
  readonly events: readonly FoundEvent[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
  /** Events on all pages, exactly. */
  readonly total: number;
  /** How many of them are over: only a text finds those. */
  readonly past: number;
  readonly counts: EventCounts;
  /** For an empty list: the single filters to leave out. Never those that give none. */
  readonly relaxations: readonly EventRelaxation[];
  /** For an empty list: the text that was probably meant. Null where there is none. */
  readonly correction: string | null;
}

/** What one page is asked with. */
export interface EventRequest {
  readonly query: EventQuery;
  /** Where the page before ended; null for the first. */
  readonly cursor: string | null;
  /** Whose stored preferences order the list by score; null for a visitor, whose tastes are never sent. */
  readonly userId: string | null;
}
