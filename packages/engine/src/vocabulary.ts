/** Types that the engine, the machines and the app share. */

import type { EventTextName } from './events/eventTexts.ts';
import type { PriceKind } from './prices/priceKinds.ts';
import type { Category } from './taxonomy/eventCategories.ts';
import type { TaxonomySlug } from './taxonomy/listTaxonomyEntries.ts';
import type { SubcategorySlug } from './taxonomy/preferenceCategories.ts';

/** A uuid, as text. */
export type EventId = string;

/** A need that an event can be accessible for. */
export type AccessNeed =
  | ('mobility' | 'visual' | 'hearing' | 'intellectual' | 'psychic')
  | ('step-free' | 'audio-description' | 'sign-language' | 'quiet');

/** The vote of one user on one event. */
export type Vote = 'up' | 'down' | 'none';

/** Where people take part: at the place, online, or both. */
export type Attendance = 'on_site' | 'online' | 'hybrid';

/** Whether the event takes place as announced. */
export type EventStatus = 'scheduled' | 'rescheduled' | 'moved_online' | 'postponed' | 'full' | 'cancelled';

/** A day in the event's own time zone, `YYYY-MM-DD`. */
export type CivilDate = string;

/** The first and the last day of a run of days, as their numbers (see `parseDay`). */
export type DayRun = readonly [first: number, last: number];

/** Degrees, WGS 84. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** One begin and end of an event: ISO 8601 instants. */
export interface Timing {
  readonly begin: string;
  readonly end: string;
}

/** An event as stored. A missing value is null. */
export interface LivelyEvent extends Readonly<Record<EventTextName, string | null>> {
  readonly id: EventId;
  readonly title: string;
  readonly category: Category;
  readonly subcategory: SubcategorySlug | null;
  /** The city as written: `Paris 18e`. */
  readonly location: string;
  readonly coordinates: Coordinates | null;
  readonly date: CivilDate | null;
  /** `HH:MM` in the event's time zone. */
  readonly time: string | null;
  readonly endTime: string | null;
  /** IANA name; Europe/Paris by default. */
  readonly timeZone: string;
  /** Every time it takes place, in order. Empty if only date and time are known. */
  readonly timings: readonly Timing[];
  /** All its days, past ones included, if `timings` contains only some of them; otherwise null. See `listDays`. */
  readonly days: readonly DayRun[] | null;
  readonly status: EventStatus;
  readonly attendance: Attendance;
  /** The kind of the price: read once, when the text was written. */
  readonly priceKind: PriceKind;
  /** The least in euros that a visitor without membership pays: 0 if entry is free, null if unknown. */
  readonly priceAmount: number | null;
  readonly participants: number | null;
  readonly maxCapacity: number | null;
  /** The youngest and the oldest age in years that it is for, as declared: 0 to 120. Null for no limit, or if unknown. */
  readonly minAge: number | null;
  readonly maxAge: number | null;
  /** The needs that the organiser declares it accessible for. Those that are not listed are unknown. */
  readonly accessibility: readonly AccessNeed[];
  /** When they were last declared, an ISO 8601 instant; null if none is, or if the instant is unknown. */
  readonly accessibilityAt: string | null;
  /** Whether only one group may come, such as a school class. A reserved event is not recommended. */
  readonly isReserved: boolean;
  /** Whether a source lists it although it is no event to go to: a recruitment session, a test entry. */
  readonly isNotice: boolean;
  readonly features: readonly string[];
  readonly lineup: readonly string[];
  readonly rating: number | null;
  readonly reviews: number | null;
  readonly createdBy: string | null;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly upvotesCount: number;
  readonly downvotesCount: number;
  /** Up votes minus down votes, computed by the database. */
  readonly popularityScore: number;
  /** The number of recorded purchases, counted by the database. */
  readonly purchasesCount: number;
}

/** A city with known coordinates. */
export interface KnownCity extends Coordinates {
  readonly name: string;
  /** Its English and Spanish names, where they differ by more than accents. */
  readonly otherNames?: readonly string[];
}

/** A preference category or subcategory that a user likes. */
export interface Preference {
  readonly category: string;
  /** Slug; null for the whole category. */
  readonly subcategory: string | null;
}

/** A click on an event's card. */
export interface Interaction {
  /** The tag of the event, see `tagOf`. */
  readonly tag: TaxonomySlug;
  /** ISO 8601 instant. */
  readonly createdAt: string;
}

/** The user of a ranking. `parseProfile` creates it from the stored rows. */
export interface Profile {
  /** Preference categories and subcategories that the user likes. */
  readonly likes: readonly TaxonomySlug[];
  readonly interactions: readonly Interaction[];
  /** The city as written; Paris if null or not a known city. */
  readonly city: string | null;
  /** The category selected in a list. `explore` takes it from its query. */
  readonly selectedCategory?: Category | null;
}

/** The detail of each kind of reason, as data without text. */
export interface ReasonDetails {
  /** A tag of the event that the user likes. */
  readonly preference: TaxonomySlug;
  /** The selected category. */
  readonly category: Category;
  /** The number of recent clicks on events with one of its tags. */
  readonly interactions: number;
  /** Kilometres. */
  readonly distance: number;
  /** Days away. */
  readonly soon: number;
  /** The known number of participants. */
  readonly participants: number;
  /** Out of five. */
  readonly rating: number;
}

/** A kind of reason. */
export type ReasonKind = keyof ReasonDetails;

/** Why an event has some of its points. The points are never zero. */
export type Reason = {
  readonly [Kind in ReasonKind]: {
    readonly kind: Kind;
    readonly points: number;
    readonly detail: ReasonDetails[Kind];
  };
}[ReasonKind];

/** A rule of a score: the condition of a reason, and its points. */
export type ScoreRule =
  /** For each tag of the event that the user likes. */
  | { readonly kind: 'preference'; readonly points: number }
  /** For the selected category. */
  | { readonly kind: 'category'; readonly points: number }
  /** For each click on an event with such a tag within the days, up to a maximum of points. */
  | { readonly kind: 'interactions'; readonly points: number; readonly withinDays: number; readonly atMost: number }
  /** Only the first tier that is wide enough counts. */
  | { readonly kind: 'distance'; readonly tiers: readonly { readonly points: number; readonly withinKm: number }[] }
  /** For a future event within the days. */
  | { readonly kind: 'soon'; readonly points: number; readonly withinDays: number }
  | { readonly kind: 'participants'; readonly points: number; readonly above: number }
  | { readonly kind: 'rating'; readonly points: number; readonly from: number };

/** A score: its rules, in the order of their reasons. */
export type ScoreRules = readonly ScoreRule[];

/** A number of events: exact, or the limit of exact counts and that there are more. */
export interface Count {
  readonly value: number;
  readonly isMore: boolean;
}

/** An event in a list. The reasons' points add up to the score. */
export interface RankedEvent<Event = LivelyEvent> {
  readonly event: Event;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** The distance from the user's city. 1000 if the place is unknown. */
  readonly distanceKm: number;
  /** Whether it began before today and is over. */
  readonly past: boolean;
}

/** A counted value, or an estimate. */
export interface Estimate<Value> {
  readonly value: Value;
  /** Whether the value is computed from the event's id. Screens mark it with ≈. */
  readonly estimated: boolean;
}

/** A window of the date filter. */
export type DateFilter = 'all' | 'today' | 'tomorrow' | 'weekend';

/** An order of the explore list. */
export type Sort = 'popularity' | 'score' | 'distance' | 'date' | 'price' | 'rarity';
