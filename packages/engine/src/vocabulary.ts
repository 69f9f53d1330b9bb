/** The nouns that the engine, the machines and the app share. */

/** A uuid, as text. */
export type EventId = string;

/** What an event is. Canonical values; names and legacy names are in the taxonomy. */
export type Category = 'music' | 'sport' | 'leisure' | 'culture' | 'tech' | 'festival' | 'food';

/** One person's opinion of one event. */
export type Vote = 'up' | 'down' | 'none';

/** Whether the event takes place as announced. */
export type EventStatus = 'scheduled' | 'rescheduled' | 'moved_online' | 'postponed' | 'full' | 'cancelled';

/** A day in the event's own time zone, `YYYY-MM-DD`. */
export type CivilDate = string;

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

/** An event as stored. A missing value is null, never an invented one. */
export interface LivelyEvent {
  readonly id: EventId;
  readonly title: string;
  readonly category: Category;
  /** Slug of a subcategory of the taxonomy, for example `jazz`. */
  readonly subcategory: string | null;
  /** The city as written: `Paris 18e`. */
  readonly location: string;
  /** The place in the city: `Le Trianon`. */
  readonly venue: string | null;
  readonly fullAddress: string | null;
  readonly coordinates: Coordinates | null;
  readonly date: CivilDate | null;
  /** `HH:MM` in the event's time zone. */
  readonly time: string | null;
  readonly endTime: string | null;
  /** IANA name; Europe/Paris unless the event says otherwise. */
  readonly timeZone: string;
  /** Every time it takes place, in order. Empty when only date and time are known. */
  readonly timings: readonly Timing[];
  readonly status: EventStatus;
  readonly image: string | null;
  readonly participants: number | null;
  readonly maxCapacity: number | null;
  /** As the organiser wrote it: `25€`, `Gratuit`, `Prix sur invitation`. */
  readonly price: string | null;
  readonly ticketUrl: string | null;
  readonly mapUrl: string | null;
  readonly organizer: string | null;
  readonly description: string | null;
  readonly features: readonly string[];
  readonly lineup: readonly string[];
  readonly rating: number | null;
  readonly reviews: number | null;
  /** The date as the source wrote it. */
  readonly originalDate: string | null;
  readonly source: string | null;
  readonly sourceUrl: string | null;
  readonly licence: string | null;
  readonly createdBy: string | null;
  /** ISO 8601 instant. */
  readonly createdAt: string;
  readonly upvotesCount: number;
  readonly downvotesCount: number;
  /** Up votes minus down votes, kept by the database. */
  readonly popularityScore: number;
  /** Purchases recorded, counted by the database. */
  readonly purchasesCount: number;
}

/** A city whose coordinates are known. */
export interface KnownCity extends Coordinates {
  readonly name: string;
}

/** One of the six families a person chooses from. */
export type PreferenceCategorySlug = 'concert' | 'sport' | 'shows' | 'arts' | 'festivals' | 'fairs';

/** A preference category, or one of its subcategories, that a person likes. */
export interface Preference {
  readonly category: string;
  /** Slug; null for the whole category. */
  readonly subcategory: string | null;
}

/** A click on an event's card. */
export interface Interaction {
  /** What the event was about: see `tagOf`. */
  readonly tag: string;
  /** ISO 8601 instant. */
  readonly createdAt: string;
}

/** What a ranking knows about a person. */
export interface Profile {
  readonly preferences: readonly Preference[];
  /** Free words, from onboarding or suggestions. */
  readonly tags: readonly string[];
  readonly interactions: readonly Interaction[];
  /** As written; Paris when null or not a known city. */
  readonly city: string | null;
}

/**
 * Why an event has some of its points. The detail is data, never text:
 * a slug of the taxonomy, the selected category, kilometres, days, participants, a rating, a number of interactions.
 */
export type Reason =
  | { readonly kind: 'preference' | 'category'; readonly points: number; readonly detail: string }
  | {
      readonly kind: 'distance' | 'soon' | 'participants' | 'rating' | 'interactions';
      readonly points: number;
      readonly detail: number;
    };

/** How many points a score gives for what. Zero switches a reason off. */
export interface ScoreRules {
  /** For each matching preference. */
  readonly preference: number;
  /** For the category that is selected. */
  readonly category: number;
  /** Kilometres, and points up to there; the nearest first. */
  readonly distances: readonly (readonly [kilometres: number, points: number])[];
  /** For an event at most ten days away. */
  readonly soon: number;
  readonly crowd: number;
  /** Participants above which an event has a crowd. */
  readonly crowdAbove: number;
  /** For a rating of 4.5 or more. */
  readonly rating: number;
  /** For each recent interaction with a matching tag. */
  readonly interaction: number;
  /** For all of them together. */
  readonly interactionsAtMost: number;
}

/** An event in a list. The reasons' points add up to the score. */
export interface RankedEvent {
  readonly event: LivelyEvent;
  readonly score: number;
  readonly reasons: readonly Reason[];
  /** From the person's city; 1000 when the place is unknown. */
  readonly distanceKm: number;
  /** It began before today and is over. */
  readonly past: boolean;
}

/** A value that somebody counted, or that was computed where nobody did. */
export interface Estimate<Value> {
  readonly value: Value;
  /** True when the value is computed from the event's id; screens mark it with ≈. */
  readonly estimated: boolean;
}

/** A window of the date filter. */
export type DateFilter = 'all' | 'today' | 'tomorrow' | 'weekend';

/** An order of the explore list. */
export type Sort = 'popularity' | 'score' | 'distance' | 'date' | 'price';
