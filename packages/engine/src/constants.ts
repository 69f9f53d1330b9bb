import type { KnownCity, ScoreRules } from './vocabulary.ts';

/*
 * Every number and name of the product, once. The source of each is a section of docs/specification.md or docs/architecture.md.
 */

/** Days an interaction stays recent: the re-engagement window. Source: docs/architecture.md#re-engagement. */
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

/** At most this many recommendations. Source: docs/specification.md#scores. */
export const recommendationLimit = 10;
/** A tag is suggested from this many interactions on. Source: docs/specification.md#suggestions. */
export const suggestionInteractions = 3;
/** At most this many suggestions at a time. Source: docs/specification.md#suggestions. */
export const suggestionLimit = 5;
/** Only the latest interactions count. Source: docs/specification.md#suggestions. */
export const interactionLimit = 100;
/** Kilometres. Source: docs/specification.md#distances. */
export const earthRadius = 6371;
/** Kilometres to a place without coordinates. Source: docs/specification.md#distances. */
export const unknownDistance = 1000;
/** Kilometres within which a card shows the distance. Source: docs/specification.md#recommendations. */
export const badgeDistance = 100;
/**
 * The cities with coordinates, to about a hundred metres. The first is the default of a user. Source:
 * docs/specification.md#distances.
 */
export const knownCities: readonly KnownCity[] = [
  { name: 'Paris', latitude: 48.857, longitude: 2.352 },
  { name: 'Lyon', latitude: 45.764, longitude: 4.836 },
  { name: 'Marseille', latitude: 43.297, longitude: 5.37 },
  { name: 'Toulouse', latitude: 43.605, longitude: 1.444 },
  { name: 'Cannes', latitude: 43.553, longitude: 7.017 },
  { name: 'Nice', latitude: 43.71, longitude: 7.262 },
  { name: 'Bordeaux', latitude: 44.838, longitude: -0.579 },
];
/** The time zone of an event without one. Source: docs/architecture.md#dates. */
export const defaultTimeZone = 'Europe/Paris';

/** The orders of the explore list; the first is the default. Source: docs/specification.md#sorting. */
export const sorts = ['popularity', 'score', 'distance', 'date', 'price', 'rarity'] as const;
/** The order after a reset. Source: docs/specification.md#sorting. */
export const resetSort = 'score';
/** The windows of the date filter; the first is the default. Source: docs/specification.md#home. */
export const dateFilters = ['all', 'today', 'tomorrow', 'weekend'] as const;
/** Events on one page of the explore list. */
export const pageLength = 24;
/** Words of a search that count; the others are ignored. */
export const searchWordLimit = 99;
/** A search also finds past events when at most this many events, past ones included, have its words. */
export const searchPastLimit = 500;
/** Up votes from which an event is « Populaire ». Source: docs/specification.md#badges. */
export const popularUpvotes = 10;
/** The popularity above which its badge shows. Source: docs/specification.md#badges. */
export const popularityBadgeAbove = 0;

/** Days after which the onboarding shows again. Source: docs/specification.md#onboarding. */
export const onboardingDays = 30;
/** Where the device stores that the onboarding is done. Source: docs/specification.md#onboarding. */
export const onboardingCompletedKey = 'lively_onboarding_completed';
/** Where the device stores when it was done. Source: docs/specification.md#onboarding. */
export const onboardingDateKey = 'lively_onboarding_date';
/** Milliseconds before the preference modal opens by itself. Source: docs/specification.md#preferences. */
export const preferenceModalDelay = 500;

/** Milliseconds between creating an event and leaving the form. Source: docs/specification.md#time-limits. */
export const redirectDelay = 2000;
/** Bytes of the largest image. Source: docs/specification.md#event-form. */
export const imageSizeLimit = 10_485_760;
/** Milliseconds allowed to find the device. Source: docs/specification.md#external-links. */
export const geolocationTimeout = 10_000;

/** The search for a journey. docs/specification.md#external-links gives its parameters, not its URL. */
export const travelUrl = 'https://www.omio.fr/';
/** The search for a room. docs/specification.md#external-links gives its parameters, not its URL. */
export const lodgingUrl = 'https://www.booking.com/searchresults.html';
/** The map of a place when the event has no map link. */
export const mapUrl = 'https://www.openstreetmap.org/search';
/** Characters of the longest return path after a sign-in. */
export const returnPathLimit = 2048;
