import type { KnownCity, ScoreRules } from './vocabulary.ts';

/*
 * Every number and name the product rests on, once. "Section" is one of the specification, "decision" one of the design.
 */

/** Days an interaction stays recent: the re-engagement window. Section 9 and decision 9. */
export const reengagementDays = 14;

/** Points of the recommendations. Section 9. */
export const recommendationRules: ScoreRules = [
  { kind: 'preference', points: 50 },
  { kind: 'interactions', points: 5, withinDays: reengagementDays, atMost: 25 },
  { kind: 'distance', tiers: [{ points: 30, withinKm: 100 }] },
  { kind: 'soon', points: 15, withinDays: 10 },
  { kind: 'participants', points: 10, above: 500 },
];

/** Points of the explore list. Section 9. */
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

/** At most this many recommendations. Section 9. */
export const recommendationLimit = 10;
/** A tag is suggested from this many interactions on. Section 9. */
export const suggestionInteractions = 3;
/** At most this many suggestions at a time. Section 9. */
export const suggestionLimit = 5;
/** Only the latest interactions count. Section 9. */
export const interactionLimit = 100;
/** Kilometres. Section 9. */
export const earthRadius = 6371;
/** Kilometres to a place whose coordinates nobody knows. Section 9. */
export const unknownDistance = 1000;
/** Kilometres within which a card shows the distance. Section 2. */
export const badgeDistance = 100;
/** The cities whose place is known, to about a hundred metres; the first is where a person is until they say otherwise. Section 9. */
export const knownCities: readonly KnownCity[] = [
  { name: 'Paris', latitude: 48.857, longitude: 2.352 },
  { name: 'Lyon', latitude: 45.764, longitude: 4.836 },
  { name: 'Marseille', latitude: 43.297, longitude: 5.37 },
  { name: 'Toulouse', latitude: 43.605, longitude: 1.444 },
  { name: 'Cannes', latitude: 43.553, longitude: 7.017 },
  { name: 'Nice', latitude: 43.71, longitude: 7.262 },
  { name: 'Bordeaux', latitude: 44.838, longitude: -0.579 },
];
/** The city filter offers the first so many known cities: Paris to Cannes. Section 9. */
export const cityFilterLength = 5;
/** The zone of an event that names none. Decision 20. */
export const defaultTimeZone = 'Europe/Paris';

/** The orders of the explore list; the first is the default. Section 9. */
export const sorts = ['popularity', 'score', 'distance', 'date', 'price'] as const;
/** The order after a reset. Section 9. */
export const resetSort = 'score';
/** The windows of the date filter; the first is the default. Section 2. */
export const dateFilters = ['all', 'today', 'tomorrow', 'weekend'] as const;
/** Events on one page of the explore list. Ours. */
export const pageLength = 24;
/** Words of a search that count: nobody types more. Ours. */
export const searchWordLimit = 99;
/** A search finds past events too where its words are in at most this many, past and to come. Ours. */
export const searchPastLimit = 500;
/** Up votes from which an event is « Populaire ». Section 9. */
export const popularUpvotes = 10;
/** The popularity above which the badge of the votes shows. Section 9. */
export const popularityBadgeAbove = 0;

/** Steps of the onboarding. Section 9. */
export const onboardingStepCount = 4;
/** Days after which the onboarding shows again. Section 9. */
export const onboardingDays = 30;
/** Where the device stores that the onboarding is done. Section 9. */
export const onboardingCompletedKey = 'lively_onboarding_completed';
/** Where the device stores when it was done. Section 9. */
export const onboardingDateKey = 'lively_onboarding_date';
/** Milliseconds before the preference modal opens by itself. Section 9. */
export const preferenceModalDelay = 500;

/** Milliseconds between creating an event and leaving the form. Section 9. */
export const redirectDelay = 2000;
/** Bytes of the largest image. Section 9. */
export const imageSizeLimit = 10_485_760;
/** Milliseconds a toast stays. Section 9. */
export const toastDuration = 5000;
/** Toasts seen at once. Section 9. */
export const toastLimit = 1;
/** Milliseconds allowed to find the device. Section 7. */
export const geolocationTimeout = 10_000;
/** Milliseconds before a session refresh is tried again; each further try waits twice as long. Section 9. */
export const refreshRetryDelay = 200;
/** Seconds after which a URL that carries a session is stale. Section 9. */
export const staleSessionSeconds = 120;

/** Figures that static pages state. Section 9. */
export const contentFigures = {
  cancellationHours: 24,
  reportHours: 24,
  legalReplyHours: 48,
  confirmationHours: 24,
  apiRequestsPerMonth: 1000,
  apiMilliseconds: 100,
  apiAvailability: 99.9,
  mobileRelease: '2024-Q2',
  remoteDays: [2, 3],
  trainingEuros: 2000,
  privacyUpdated: '2024-03-15',
  supportHours: [9, 18],
  chatReplyMinutes: 5,
  emailReplyHours: 4,
} as const;

/** Where one looks for a way to get there. Section 7 gives the parameters, not the URL. */
export const travelUrl = 'https://www.omio.fr/';
/** Where one looks for a bed. Section 7 gives the parameters, not the URL. */
export const lodgingUrl = 'https://www.booking.com/searchresults.html';
/** Where a place is shown when the event has no map link. Ours. */
export const mapUrl = 'https://www.openstreetmap.org/search';
/** Characters of the longest way back after signing in. Ours. */
export const returnPathLimit = 2048;
