import type { AccessNeed, KnownCity, ScoreRules } from './vocabulary.ts';

/*
 * Every number and name of the product, defined once. The source of each is a section of docs/specification.md or
 * docs/architecture.md.
 */

/** Days an interaction stays recent: the re-engagement window. Source: docs/specification.md#scores. */
export const reengagementDays = 14;

/** Points of the recommendations. Source: docs/specification.md#scores. */
export const recommendationRules: ScoreRules = [
  { kind: 'preference', points: 50 },
  { kind: 'interactions', points: 5, withinDays: reengagementDays, atMost: 25 },
  { kind: 'distance', tiers: [{ points: 30, withinKm: 100 }] },
  { kind: 'soon', points: 15, withinDays: 10 },
  { kind: 'participants', points: 10, above: 500 },
];

/** Points of the explore list. Source: docs/specification.md#scores. */
export const exploreRules: ScoreRules = [
  { kind: 'preference', points: 50 },
  { kind: 'category', points: 50 },
  {
    kind: 'distance',
    tiers: [
      { points: 30, withinKm: 50 },
      { points: 20, withinKm: 100 },
      { points: 10, withinKm: 200 },
    ],
  },
  { kind: 'participants', points: 5, above: 5000 },
  { kind: 'rating', points: 5, from: 4.5 },
];

/** The max number of recommendations. Source: docs/specification.md#scores. */
export const recommendationLimit = 10;
/** The min number of interactions for a suggested tag. Source: docs/specification.md#suggestions. */
export const suggestionInteractions = 3;
/** The max number of suggestions at a time. Source: docs/specification.md#suggestions. */
export const suggestionLimit = 5;
/** The number of latest interactions that count. Source: docs/specification.md#suggestions. */
export const interactionLimit = 100;
/** Kilometres. Source: docs/specification.md#distances. */
export const earthRadius = 6371;
/** Kilometres to a place with unknown coordinates. Source: docs/specification.md#distances. */
export const unknownDistance = 1000;
/** Kilometres within which a card shows the distance. Source: docs/specification.md#recommendations. */
export const badgeDistance = 100;
/**
 * The cities with coordinates, to about a hundred metres. The first is the default of a user. Source:
 * docs/specification.md#distances.
 */
export const knownCities: readonly KnownCity[] = [
  { name: 'Paris', latitude: 48.857, longitude: 2.352 },
  { name: 'Lyon', otherNames: ['Lyons'], latitude: 45.764, longitude: 4.836 },
  { name: 'Marseille', otherNames: ['Marseilles', 'Marsella'], latitude: 43.297, longitude: 5.37 },
  { name: 'Toulouse', otherNames: ['Tolosa'], latitude: 43.605, longitude: 1.444 },
  { name: 'Cannes', latitude: 43.553, longitude: 7.017 },
  { name: 'Nice', otherNames: ['Niza'], latitude: 43.71, longitude: 7.262 },
  { name: 'Bordeaux', otherNames: ['Burdeos'], latitude: 44.838, longitude: -0.579 },
];
/** The names of the cities that are proposed as filters. Source: docs/specification.md#distances. */
export const proposedCities: readonly string[] = /* @__PURE__ */ knownCities.slice(0, 5).map(({ name }) => name);
/** The time zone of an event without one. Source: docs/architecture.md#dates. */
export const defaultTimeZone = 'Europe/Paris';
/** The city of an event online, in the database. See `isOnline`. */
export const onlineLocation = 'En ligne';

/** The orders of the explore list; the first is the default. Source: docs/specification.md#sorting. */
export const sorts = ['popularity', 'score', 'distance', 'date', 'price', 'rarity'] as const;
/** The sort order after a reset. Source: docs/specification.md#sorting. */
export const resetSort = 'score';
/**
 * What an event can declare to people with a disability, in the order of the filters: the needs of OpenAgenda, and what a place or
 * an evening offers. The labels have these keys in `taxonomy.json` of each language. Source: docs/decisions/0154.
 */
export const accessNeeds = [
  'mobility',
  'step-free',
  'visual',
  'audio-description',
  'hearing',
  'sign-language',
  'intellectual',
  'psychic',
  'quiet',
] as const satisfies readonly AccessNeed[];
/** The oldest age of a child in years, for the filter of ages. Source: docs/decisions/0147. */
export const oldestChild = 17;
/** The oldest age in years of « avec des enfants », which names no age. Source: docs/decisions/0147. */
export const oldestYoungChild = 11;
/** The highest age in years that an event can declare. Source: docs/decisions/0147. */
export const maxAgeLimit = 120;
/** The windows of the date filter; the first is the default. Source: docs/specification.md#home. */
export const dateFilters = ['all', 'today', 'tomorrow', 'weekend'] as const;
/** Euros: the least price that is not free. */
export const leastPaid = 0.01;
/** The number of events on one page of the explore list. */
export const pageLength = 24;
/** The max coming timings of an event in a list: `private.card_of`. */
export const cardTimings = 50;
/** The max timings of an imported event besides its first and its last: its source may have more. */
export const keptTimings = 1000;
/** The max number of words in a search; later words are ignored. Each word costs the database a read of its index. */
export const searchWordLimit = 8;
/** Half of the words of a French sentence. A search ignores them beside other words. */
export const commonSearchWords: readonly string[] = [
  ...[
    'a',
    'au',
    'aux',
    'c',
    'ce',
    'd',
    'de',
    'des',
    'du',
    'en',
    'et',
    'j',
    'l',
    'la',
    'le',
    'les',
    'm',
    'n',
    'ou',
    'par',
  ],
  ...['pour', 'qu', 's', 'sur', 't', 'un', 'une'],
];
/** A search also finds past events if at most this many events match, past ones included. */
export const searchPastLimit = 500;
/** Counts of lists are exact up to this number. Source: docs/architecture.md#counts. */
export const countLimit = 10_000;
/** The min number of up votes of an event that is « Populaire ». Source: docs/specification.md#badges. */
export const popularUpvotes = 10;
/** The popularity above which its badge shows. Source: docs/specification.md#badges. */
export const popularityBadgeAbove = 0;

/** Days after which the onboarding shows again. Source: docs/specification.md#onboarding. */
export const onboardingDays = 30;
/** The storage key for the completed onboarding. Source: docs/specification.md#onboarding. */
export const onboardingCompletedKey = 'lively_onboarding_completed';
/** The storage key for the date of the completed onboarding. Source: docs/specification.md#onboarding. */
export const onboardingDateKey = 'lively_onboarding_date';
/** Milliseconds before the preference modal opens automatically. Source: docs/specification.md#preferences. */
export const preferenceModalDelay = 500;

/** Milliseconds between the creation of an event and the redirect from the form. Source: docs/specification.md#time-limits. */
export const redirectDelay = 2000;
/** The max size of an image, in bytes. Source: docs/specification.md#event-form. */
export const imageSizeLimit = 10_485_760;
/** The timeout of the geolocation, in milliseconds. Source: docs/specification.md#external-links. */
export const geolocationTimeout = 10_000;

/** The page that searches a journey. docs/specification.md#external-links gives its parameters, not its URL. */
export const travelUrl = 'https://www.omio.fr/';
/** The page that searches a room. docs/specification.md#external-links gives its parameters, not its URL. */
export const lodgingUrl = 'https://www.booking.com/searchresults.html';
/** The map page for an event without a map link. */
export const mapUrl = 'https://www.openstreetmap.org/search';
/** The max number of characters of a return path after a sign-in. */
export const returnPathLimit = 2048;
