import taxonomy from '@lively/app/locales/fr/taxonomy.json' with { type: 'json' };
import { accessNeeds, type EventTextColumn, eventTexts } from '@lively/engine/testing';
import fc from 'fast-check';
import { categories, type EventInsert } from './createTextRows';
import { directionStrings, hostileStrings } from './hostileStrings';

/** The columns that the database fills. */
type Written =
  | 'id'
  | 'numeric_id'
  | 'popularity_score'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'publication'
  | 'source_uid';
type Columns = { [Column in Exclude<keyof EventInsert, Written>]-?: fc.Arbitrary<EventInsert[Column]> };

const isPlain = (text: string) => !directionStrings.some((direction) => text.includes(direction));
const isAccepted = (text: string) =>
  !/[^\P{Cc}\n\t\u0080-\u009f]|[\ufffe\uffff]/u.test(text) && text.isWellFormed() && isPlain(text);
/** Texts without direction characters. The position of a direction text is known only in rows that contain it unchanged. */
const characters = fc
  .oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), fc.constantFrom(...hostileStrings))
  .filter(isAccepted);

/** Creates texts that may fill their column. */
const text = (most: number) =>
  fc.tuple(characters, fc.constantFrom(1, 1, 1, most)).map(([part, times]) =>
    Array.from(part.repeat(Math.min(times, Math.ceil(most / Math.max(1, part.length)))))
      .slice(0, most)
      .join(''),
  );
const optional = (most: number) => fc.option(text(most), { freq: 4, nil: null });
/** Creates names, which contain a visible character and have no space at either end. */
const name = (most: number) => text(most - 1).map((rest) => `É${rest}`);
const list = (most: number, longest: number) => fc.array(text(Math.floor(longest / most)), { maxLength: most });

const url = fc
  .tuple(fc.constantFrom('evil.example', 'xn--lvely-4va.example', 'a.b.c.d.example'), characters)
  .map(([host, path]) => `https://${host}/${path.replace(/[\s\u0085]/g, '').slice(0, 1900)}`);
const optionalUrl = fc.option(url, { nil: null });

/** The columns of `eventTexts`. A new column gets values automatically. */
const optionalTexts = Object.fromEntries(
  Object.values(eventTexts).map((each) => [each.column, 'isUrl' in each ? optionalUrl : optional(each.maxLength)]),
) as Record<EventTextColumn, fc.Arbitrary<string | null>>;

const day = 86_400_000;
const bounds = { min: Date.UTC(1900, 0, 1), max: Date.UTC(2199, 11, 31) };
const moment = fc.oneof(
  fc.integer(bounds),
  fc.integer({ min: -30, max: 90 }).map((days) => Date.now() + days * day),
  fc.constantFrom(bounds.min, bounds.max, 0, Date.UTC(2000, 1, 29), Date.UTC(2027, 2, 28, 1), Date.UTC(2026, 9, 25, 1)),
);
const civilDate = moment.map((instant) => new Date(instant).toISOString().slice(0, 10));
const time = fc.oneof(
  fc.integer({ min: 0, max: 1439 }).map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 19)),
  fc.constantFrom('00:00', '23:59:59.999999', '12:00'),
);
const timing = fc
  .tuple(
    moment,
    fc.constantFrom(0, 1, 60_000, 3_600_000, day, 400 * day),
    fc.constantFrom('Z', '+14:00', '-12:00', '+05:45'),
  )
  .map(([start, length, zone]) => {
    const write = (instant: number) => new Date(Math.min(instant, bounds.max)).toISOString().replace('Z', zone);
    return { begin: write(start), end: write(start + length) };
  });
const count = fc.constantFrom(0, 1, 17, 999, 1000, 1_000_000, 2 ** 31 - 1);

/**
 * A row of `events` at the limits of the table's constraints: the longest texts, the first and the last day, the
 * largest counts. A new column is a type error here until it has values.
 */
export const acceptedRow: fc.Arbitrary<EventInsert> = fc.record({
  ...optionalTexts,
  title: name(500),
  category: fc.constantFrom(...categories),
  subcategory: fc.option(fc.oneof(fc.constantFrom(...Object.keys(taxonomy)), name(60)), { nil: null }),
  commune: fc.constantFrom(null, '75056', '97411'),
  location: fc.oneof(
    name(200),
    fc.constantFrom('Paris', 'Lyon 2e', 'Villeparisis', ' PARIS', 'Saint-Étienne', ',', '-'),
  ),
  latitude: fc.constantFrom(-90, 0, 45.75, 90),
  longitude: fc.constantFrom(-180, 0, 4.83, 180),
  date: fc.option(civilDate, { nil: null, freq: 6 }),
  time: fc.option(time, { nil: null }),
  end_time: fc.option(time, { nil: null }),
  time_zone: fc.constantFrom(
    'Europe/Paris',
    'UTC',
    'Pacific/Kiritimati',
    'Etc/GMT+12',
    'America/Argentina/Buenos_Aires',
    'Asia/Kathmandu',
  ),
  timings: fc.oneof(
    fc.array(timing, { maxLength: 6 }),
    timing.map((one) => Array.from({ length: 200 }, () => ({ ...one }))),
  ),
  status: fc.constantFrom('scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'),
  attendance: fc.constantFrom('on_site', 'online', 'hybrid'),
  // A trigger reads them from the price.
  price_kind: fc.constant(null),
  price_amount: fc.constant(null),
  participants: fc.option(count, { nil: null }),
  max_capacity: fc.option(fc.constantFrom(1, 2, 2 ** 31 - 1), { nil: null }),
  min_age: fc.option(fc.constantFrom(0, 1, 17, 18), { nil: null }),
  max_age: fc.option(fc.constantFrom(18, 99, 120), { nil: null }),
  features: list(50, 5000),
  lineup: list(200, 20_000),
  accessibility: fc.subarray([...accessNeeds]),
  accessibility_at: fc.constantFrom(null, '1900-01-01T00:00:00Z', '2199-12-31T23:59:59Z'),
  is_reserved: fc.boolean(),
  // A notice is in no list, and its page has no canonical URL.
  is_notice: fc.constant(false),
  rating: fc.option(fc.constantFrom(0, 0.1, 4.9, 5), { nil: null }),
  reviews: fc.option(count, { nil: null }),
  source: fc.option(
    text(99).map((rest) => `s${rest}`),
    { nil: 'hostile' },
  ),
  upvotes_count: count,
  downvotes_count: count,
  // Tickets are added later, so the largest integer would overflow.
  purchases_count: fc.constantFrom(0, 1, 1_000_000),
  listed_at: fc.constantFrom(null, '1900-01-01T00:00:00Z', '2199-12-31T23:59:59Z'),
} satisfies Columns);
