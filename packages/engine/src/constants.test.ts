import { expect, test } from 'vitest';
import * as constants from './constants.ts';

/** The numbers of docs/specification.md#rules-and-constants and those that this project added. */
const stated = {
  recommendationRules: [
    { kind: 'preference', points: 50 },
    { kind: 'interactions', points: 5, withinDays: 14, atMost: 25 },
    { kind: 'distance', tiers: [{ points: 30, withinKm: 100 }] },
    { kind: 'soon', points: 15, withinDays: 10 },
    { kind: 'participants', points: 10, above: 500 },
  ],
  exploreRules: [
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
  ],
  recommendationLimit: 10,
  suggestionInteractions: 3,
  suggestionLimit: 5,
  interactionLimit: 100,
  reengagementDays: 14,
  earthRadius: 6371,
  unknownDistance: 1000,
  badgeDistance: 100,
  knownCities: [
    { name: 'Paris', latitude: 48.857, longitude: 2.352 },
    { name: 'Lyon', otherNames: ['Lyons'], latitude: 45.764, longitude: 4.836 },
    { name: 'Marseille', otherNames: ['Marseilles', 'Marsella'], latitude: 43.297, longitude: 5.37 },
    { name: 'Toulouse', otherNames: ['Tolosa'], latitude: 43.605, longitude: 1.444 },
    { name: 'Cannes', latitude: 43.553, longitude: 7.017 },
    { name: 'Nice', otherNames: ['Niza'], latitude: 43.71, longitude: 7.262 },
    { name: 'Bordeaux', otherNames: ['Burdeos'], latitude: 44.838, longitude: -0.579 },
  ],
  proposedCities: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Cannes'],
  defaultTimeZone: 'Europe/Paris',
  onlineLocation: 'En ligne',
  sorts: ['popularity', 'score', 'distance', 'date', 'price', 'rarity'],
  resetSort: 'score',
  accessNeeds: [
    ...['mobility', 'step-free', 'visual', 'audio-description', 'hearing', 'sign-language', 'intellectual', 'psychic'],
    'quiet',
  ],
  oldestChild: 17,
  oldestYoungChild: 11,
  maxAgeLimit: 120,
  dateFilters: ['all', 'today', 'tomorrow', 'weekend'],
  leastPaid: 0.01,
  pageLength: 24,
  cardTimings: 50,
  keptTimings: 1000,
  searchWordLimit: 8,
  commonSearchWords: 'a,au,aux,c,ce,d,de,des,du,en,et,j,l,la,le,les,m,n,ou,par,pour,qu,s,sur,t,un,une'.split(','),
  searchPastLimit: 500,
  countLimit: 10_000,
  popularUpvotes: 10,
  popularityBadgeAbove: 0,
  onboardingDays: 30,
  onboardingCompletedKey: 'lively_onboarding_completed',
  onboardingDateKey: 'lively_onboarding_date',
  preferenceModalDelay: 500,
  redirectDelay: 2000,
  imageSizeLimit: 10_485_760,
  geolocationTimeout: 10_000,
  travelUrl: 'https://www.omio.fr/',
  lodgingUrl: 'https://www.booking.com/searchresults.html',
  mapUrl: 'https://www.openstreetmap.org/search',
  returnPathLimit: 2048,
};

test.each(Object.entries(stated))('%s has the specified value', (name, value) => {
  expect(new Map<string, unknown>(Object.entries(constants)).get(name)).toEqual(value);
});

test('every constant is specified', () => {
  expect(Object.keys(constants).sort()).toEqual(Object.keys(stated).sort());
});
