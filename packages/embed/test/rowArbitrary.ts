import type { LivelyEvent } from '@lively/engine';
import { createEvent } from '@lively/engine/testing';
import fc from 'fast-check';

/** Saturday 21 November 2026, 13:00 in Paris. */
export const noon = Date.parse('2026-11-21T12:00:00Z');

/** A row of the table `events`, with the columns that decide whether and where a widget shows it. */
export interface Row {
  readonly id: string;
  readonly category: LivelyEvent['category'];
  readonly subcategory: LivelyEvent['subcategory'];
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
export const subcategories = [
  'jazz',
  'rock',
  'rugby',
  'cinema',
  'cooking',
  'hiking',
  'exhibitions',
  'markets',
] as const;

const kinds: readonly (readonly [Row['category'], Row['subcategory']])[] = [
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

/** Converts a row to the event that the app passes to the engine. */
export function toLivelyEvent(row: Row): LivelyEvent {
  const { latitude, longitude } = row;
  return createEvent({
    id: row.id,
    title: 'Nuit Nina Simone',
    category: row.category,
    subcategory: row.subcategory,
    location: row.location,
    coordinates: latitude === null || longitude === null ? null : { latitude, longitude },
    date: row.date,
    time: row.time?.slice(0, 5) ?? null,
    endTime: row.end_time?.slice(0, 5) ?? null,
    timeZone: row.time_zone,
    timings: row.timings,
    status: row.status,
    participants: row.participants,
    purchasesCount: row.purchases_count,
  });
}

const hostileInstant = fc.constantFrom(
  '-271821-04-20T00:00:00Z',
  '+275760-09-13T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2199-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-11-21T20:00:00+01:00',
  'soon',
  '',
  0,
  null,
);
const hostileText = fc.constantFrom<unknown>(
  null,
  '',
  'constructor',
  '__proto__',
  '24:99',
  '-271821-04-20',
  '+275760-09-13',
  '9999-12-31',
  Number.MAX_VALUE,
  [],
  { toString: 'not a function', valueOf: 'neither' },
);

/** Rows of a feed in which any field may have any value. */
export const hostileRowArbitrary: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.record(
  {
    id: hostileText,
    title: hostileText,
    category: hostileText,
    subcategory: hostileText,
    location: hostileText,
    latitude: hostileText,
    longitude: hostileText,
    date: hostileText,
    time: hostileText,
    end_time: hostileText,
    time_zone: hostileText,
    timings: fc.oneof(
      fc.array(fc.record({ begin: hostileInstant, end: hostileInstant }), { maxLength: 3 }),
      hostileText,
    ),
    status: hostileText,
    participants: hostileText,
    purchases_count: hostileText,
  },
  { requiredKeys: [] },
);

/** A row that every list of events in Lyon contains. */
export const goodRow = { id: 'good', category: 'music', location: 'Lyon', date: '2026-11-21', time: '23:00' };
