import type { LivelyEvent } from '@lively/engine';
import fc from 'fast-check';

/** Saturday 21 November 2026, 13:00 in Paris. */
export const noon = Date.parse('2026-11-21T12:00:00Z');

/** A row of the table `events`, with the columns that decide whether and where a widget shows it. */
export interface Row {
  readonly id: string;
  readonly category: LivelyEvent['category'];
  readonly subcategory: string | null;
  readonly location: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly end_time: string | null;
  readonly time_zone: string;
  readonly timings: LivelyEvent['timings'];
  readonly status: LivelyEvent['status'];
  readonly participants: number | null;
  readonly purchases_count: number;
}

export const categories = ['music', 'sport', 'leisure', 'culture', 'tech', 'festival', 'food'] as const;
export const subcategories = ['jazz', 'rock', 'rugby', 'cinema', 'cooking', 'hiking', 'exhibitions', 'markets'];

const kinds: readonly (readonly [Row['category'], string | null])[] = [
  ...categories.map((category) => [category, null] as const),
  ['music', 'jazz'],
  ['music', 'rock'],
  ['festival', 'jazz'],
  ['sport', 'rugby'],
  ['leisure', 'cinema'],
  ['leisure', 'hiking'],
  ['leisure', 'markets'],
  ['food', 'markets'],
  ['food', 'cooking'],
  ['culture', 'exhibitions'],
];

const minute = fc.integer({ min: -3 * 1440, max: 14 * 1440 });
const place = fc.constantFrom([null, null], [48.9, 2.3], [45.7, 4.8], [-21.1, 55.5]);
const timing = fc.tuple(minute, fc.integer({ min: 0, max: 2000 })).map(([begin, length]) => ({
  begin: new Date(noon + begin * 6e4).toISOString(),
  end: new Date(noon + (begin + length) * 6e4).toISOString(),
}));

/** Rows as the database allows them, around the fixed now of the tests. */
export const rowArbitrary: fc.Arbitrary<Row> = fc
  .record({
    id: fc.uuid(),
    kind: fc.constantFrom(...kinds),
    location: fc.constantFrom('Paris 18e', 'LYON', 'Nice', 'Venice', 'Saint-Étienne', 'Le Tampon'),
    place,
    date: fc.option(minute.map((at) => new Date(noon + at * 6e4).toISOString().slice(0, 10))),
    time: fc.constantFrom(null, '00:00:00', '10:00:00', '20:30:00'),
    end_time: fc.constantFrom(null, '00:30:00', '23:00:00'),
    time_zone: fc.constantFrom('Europe/Paris', 'America/Martinique', 'Pacific/Noumea', 'Nowhere/Land'),
    timings: fc.array(timing, { maxLength: 3 }),
    status: fc.constantFrom('scheduled' as const, 'cancelled' as const, 'full' as const),
    participants: fc.constantFrom(null, 12, 501, 18_000),
    purchases_count: fc.constantFrom(0, 0, 3, 600),
  })
  .map(({ kind: [category, subcategory], place: [latitude = null, longitude = null], ...row }) => ({
    ...row,
    category,
    subcategory,
    latitude,
    longitude,
  }));

/** The same row as the app hands it to the engine. */
export function toLivelyEvent(row: Row): LivelyEvent {
  const { latitude, longitude } = row;
  return {
    id: row.id,
    title: 'Nuit Nina Simone',
    category: row.category,
    subcategory: row.subcategory,
    location: row.location,
    venue: null,
    fullAddress: null,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    date: row.date,
    time: row.time?.slice(0, 5) ?? null,
    endTime: row.end_time?.slice(0, 5) ?? null,
    timeZone: row.time_zone,
    timings: row.timings,
    status: row.status,
    image: null,
    participants: row.participants,
    maxCapacity: null,
    price: null,
    ticketUrl: null,
    mapUrl: null,
    organizer: null,
    description: null,
    features: [],
    lineup: [],
    rating: null,
    reviews: null,
    originalDate: null,
    source: null,
    sourceUrl: null,
    licence: null,
    createdBy: null,
    createdAt: '2026-11-01T00:00:00Z',
    upvotesCount: 0,
    downvotesCount: 0,
    popularityScore: 0,
    purchasesCount: row.purchases_count,
  };
}
