import fc from 'fast-check';
import { accessNeeds, dateFilters, sorts } from '../src/constants.ts';
import {
  type Category,
  type EventStatus,
  eventCategories,
  type LivelyEvent,
  onboardingSteps,
  type Profile,
  parseProfile,
  preferenceCategories,
  type StoredInterests,
  type SubcategorySlug,
  sampleUuid,
} from '../src/index.ts';
import { listTaxonomyEntries } from '../src/taxonomy/listTaxonomyEntries.ts';
import { createEvent } from './createEvent.ts';
import type { ExploreQuery } from './exploreQuery.ts';

/** Saturday 21 November 2026, 13:00 in Paris. */
export const noon = Date.parse('2026-11-21T12:00:00Z');

/** The zones of France, and UTC. */
export const zones = [
  'Europe/Paris',
  'UTC',
  'America/Martinique',
  'America/Cayenne',
  'Indian/Reunion',
  'Pacific/Noumea',
  'Pacific/Tahiti',
] as const;

const slugs = preferenceCategories.flatMap(({ subcategories }) => subcategories);
const words = [
  ...listTaxonomyEntries().flatMap(({ slug, label }) => [slug, label]),
  ...onboardingSteps.flatMap(({ tags }) => tags.map(({ label }) => label)),
  'Kizomba',
];
const places = [
  'Paris',
  'PARIS 18ème, France',
  'Lyon 3e arrondissement',
  'Nice',
  'Venice',
  'Villeparisis',
  'Saint-Étienne',
  '',
  'cannes',
  'En ligne',
];
const titleWords = [
  'Nuit',
  'du',
  'jazz',
  'été',
  'Éte',
  'œuvre',
  'L’Été',
  'jazzy',
  '(',
  'fête',
  'à',
  'Paris',
  '10e',
  '😀',
];

/** An instant within about three weeks of noon. */
export const instants = fc.integer({ min: -20 * 1440, max: 20 * 1440 }).map((minutes) => noon + minutes * 60_000);

const days = fc.oneof(
  instants.map((instant) => new Date(instant).toISOString().slice(0, 10)),
  fc.constantFrom(null, '2026-02-30', '31/12/2026', '', '0000-00-00'),
);
const times = fc.constantFrom(null, '00:00', '09:30', '18:00', '20:00:00', '23:59', '25:00', '');
const timings = fc.array(
  fc.tuple(instants, fc.integer({ min: 0, max: 3000 })).map(([begin, minutes]) => ({
    begin: new Date(begin).toISOString(),
    end: minutes % 7 ? new Date(begin + minutes * 60_000).toISOString() : 'unknown',
  })),
  { maxLength: 4 },
);

const facts = fc.record({
  title: fc.array(fc.constantFrom(...titleWords), { maxLength: 4 }).map((parts) => parts.join(' ')),
  category: fc.constantFrom<Category>(...eventCategories.map(({ slug }) => slug)),
  subcategory: fc.constantFrom(null, null, ...slugs),
  location: fc.constantFrom(...places),
  venue: fc.constantFrom(null, 'Le Trianon', 'Théâtre de l’Œuvre'),
  coordinates: fc.option(
    fc.record({
      latitude: fc.double({ min: 42, max: 50, noNaN: true }),
      longitude: fc.double({ min: -1, max: 8, noNaN: true }),
    }),
  ),
  date: days,
  time: times,
  endTime: times,
  timeZone: fc.constantFrom(...zones),
  timings: fc.oneof(fc.constant([]), timings),
  status: fc.constantFrom<EventStatus>('scheduled', 'scheduled', 'cancelled', 'postponed', 'full', 'moved_online'),
  participants: fc.option(fc.constantFrom(0, 499, 500, 501, 5000, 5001)),
  price: fc.constantFrom(null, 'Gratuit', '25€', '10-15€', 'Prix sur invitation', '1 234,50 €'),
  organizer: fc.constantFrom(null, 'Les Amis du jazz'),
  rating: fc.option(fc.constantFrom(3, 4.4, 4.5, 5)),
  accessibility: fc.subarray([...accessNeeds]),
  accessibilityAt: fc.constant(null),
  isNotice: fc.nat(9).map((number) => number === 0),
  upvotesCount: fc.nat(5),
  downvotesCount: fc.nat(5),
  purchasesCount: fc.constantFrom(0, 0, 3, 600),
});

/** Up to forty events with unique ids. */
export const eventLists: fc.Arbitrary<LivelyEvent[]> = fc
  .tuple(fc.array(facts, { maxLength: 40 }), fc.nat(1000))
  // The ids are not in the order of the list.
  .map(([list, start]) =>
    list.map((known, i) => createEvent({ ...known, id: sampleUuid(((i + start) * 7919) % 65_536) })),
  );

/** The stored rows of a user, with any preferences and interactions. */
export const storedInterests: fc.Arbitrary<StoredInterests> = fc.record({
  preferences: fc.array(
    fc.constantFrom(
      ...preferenceCategories.flatMap(({ slug, subcategories }) => [
        { category: slug as string, subcategory: null },
        ...subcategories.map((subcategory) => ({ category: slug as string, subcategory })),
      ]),
    ),
    { maxLength: 12 },
  ),
  tags: fc.array(fc.constantFrom(...words), { maxLength: 8 }),
  interactions: fc.array(
    fc.record({
      tag: fc.constantFrom(...words),
      createdAt: instants.map((instant) => new Date(instant).toISOString()),
    }),
    { maxLength: 150 },
  ),
  city: fc.constantFrom(null, 'Paris', 'Lyon 2e', 'NICE', 'Rennes'),
});

/** The profile of a user with these rows. */
export const profiles: fc.Arbitrary<Profile> = storedInterests.map(parseProfile);

/** At most as many as the database accepts. */
const topics = fc.subarray<Category | SubcategorySlug>([...eventCategories.map(({ slug }) => slug), ...slugs], {
  maxLength: 20,
});

/** Any query; most have few filters. */
export const queries: fc.Arbitrary<ExploreQuery> = fc.record({
  text: fc.oneof(
    fc.constant(''),
    fc.constantFrom('jazz', 'ete', 'ŒUVRE', 'jazz pa', '(', 'trian', 'musique', 'amis nuit', 'zzz'),
    fc.constantFrom('jazz ou trian', 'nuit -amis', '-musique', 'zzz ou ete -jazz', 'musique, amis ou nuit'),
  ),
  city: fc.constantFrom(null, null, 'Paris', 'nice', 'PARIS 11e', 'Saint Etienne'),
  category: fc.option(fc.constantFrom<Category>(...eventCategories.map(({ slug }) => slug)), { freq: 3 }),
  topics: fc.oneof({ arbitrary: fc.constant([]), weight: 3 }, topics),
  without: fc.oneof({ arbitrary: fc.constant([]), weight: 3 }, topics),
  dateFilter: fc.constantFrom('all', ...dateFilters),
  sort: fc.constantFrom(...sorts),
  direction: fc.constantFrom(null, null, 'ascending', 'descending'),
  page: fc.integer({ min: 1, max: 3 }),
  limit: fc.integer({ min: 1, max: 15 }),
});
