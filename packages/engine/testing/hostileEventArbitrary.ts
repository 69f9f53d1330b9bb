import fc from 'fast-check';
import { accessNeeds } from '../src/constants.ts';
import {
  type Attendance,
  type EventStatus,
  eventCategories,
  eventTextNames,
  type LivelyEvent,
  mapNames,
  preferenceCategories,
  priceKinds,
} from '../src/index.ts';

/** Texts that often cause faults: markup, schemes, control and bidi characters, lone surrogates, lengths, numbers, dates. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.nat(0xffff), { maxLength: 12 }).map((units) => String.fromCharCode(...units)),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\udc00\ud800',
    '\u202egpj.exe',
    '\u200b\u200d\ufeff',
    '__proto__',
    'constructor',
    'NaN',
    '-0',
    '1e309',
    '9'.repeat(400),
    'a'.repeat(10_000),
    '(((((((((([[[[{{{{\\\\',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    'https://lively.example@evil.example',
    'مرحبا بالعالم',
    '🏳️‍🌈👩‍👩‍👧‍👦',
    'GRA-TUIT !',
    '06 12 34 56 78',
  ),
);

/** Texts of instants: the limits of the calendars of JavaScript, PostgreSQL and Lively, and invalid ones. */
export const hostileInstant: fc.Arbitrary<string> = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  hostileText,
  fc.constantFrom(
    '-271821-04-20T00:00:00Z',
    '+275760-09-13T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '0001-01-01T00:00:00Z',
    '0000-01-01T00:00:00Z',
    '1899-12-31T23:59:59Z',
    '1900-01-01T00:00:00Z',
    '1900-01-01T00:00:00+14:00',
    '1970-01-01T00:00:00Z',
    '2199-01-01T00:00:00Z',
    '2199-12-31T23:59:59-12:00',
    '2200-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '2026-02-30T10:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T25:00:00Z',
    '2026-11-21T10:00:00+99:99',
    '2026-11-21T10:00:00',
    '2026-11-21 10:00:00+01',
    '2026-11-21',
    'infinity',
    '-infinity',
    '4713-01-01 BC',
  ),
);

const hostileDate = fc.oneof(
  hostileInstant.map((text) => text.slice(0, 10)),
  fc.constantFrom(
    null,
    '+275760-09-13',
    '-271821-04-20',
    '0001-01-01',
    '9999-12-31',
    '1900-01-01',
    '2199-12-31',
    '2026-02-30',
  ),
);
const hostileTime = fc.oneof(
  hostileText,
  fc.constantFrom(
    null,
    '00:00',
    '23:59:59.999',
    '24:00',
    '24:00:00',
    '24:01',
    '99:99',
    '-1:00',
    '10:00(',
    '20:30+05:00',
  ),
);
const hostileNumber = fc.oneof(
  fc.integer(),
  fc.double(),
  fc.constantFrom(0, -0, -1, NaN, Infinity, -Infinity, 2 ** 31 - 1, Number.MAX_VALUE),
);
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { freq: 3 });
const text = maybe(hostileText);

/** A hostile row of events: any text in a text column, any number in a numeric one. */
export const hostileEventArbitrary: fc.Arbitrary<LivelyEvent> = fc.record({
  ...mapNames(eventTextNames, () => text),
  id: fc.oneof(fc.uuid(), hostileText),
  title: hostileText,
  category: fc.constantFrom(...eventCategories.map(({ slug }) => slug)),
  subcategory: fc.constantFrom(null, ...preferenceCategories.flatMap(({ subcategories }) => subcategories)),
  location: fc.oneof(hostileText, fc.constantFrom('Paris', 'Lyon 2e')),
  coordinates: maybe(fc.record({ latitude: hostileNumber, longitude: hostileNumber })),
  date: hostileDate,
  time: hostileTime,
  endTime: hostileTime,
  timeZone: fc.oneof(
    hostileText,
    fc.constantFrom('Europe/Paris', 'Pacific/Kiritimati', 'Etc/GMT+12', '+23:59', 'Mars/Olympus', ''),
  ),
  days: fc.constant(null),
  priceKind: fc.constantFrom(...priceKinds),
  accessibility: fc.subarray([...accessNeeds]),
  accessibilityAt: fc.constant(null),
  priceAmount: maybe(hostileNumber),
  timings: fc.oneof(
    fc.constant([]),
    fc.array(fc.record({ begin: hostileInstant, end: hostileInstant }), { maxLength: 5 }),
    fc.constant([{ begin: '-271821-04-20T00:00:00Z', end: '2199-01-01T00:00:00Z' }]),
  ),
  status: fc.constantFrom<EventStatus>('scheduled', 'rescheduled', 'moved_online', 'postponed', 'full', 'cancelled'),
  attendance: fc.constantFrom<Attendance>('on_site', 'online', 'hybrid'),
  participants: maybe(hostileNumber),
  maxCapacity: maybe(hostileNumber),
  minAge: maybe(hostileNumber),
  maxAge: maybe(hostileNumber),
  isReserved: fc.boolean(),
  isNotice: fc.boolean(),
  features: fc.array(hostileText, { maxLength: 3 }),
  lineup: fc.array(hostileText, { maxLength: 3 }),
  rating: maybe(hostileNumber),
  reviews: maybe(hostileNumber),
  createdBy: text,
  createdAt: hostileInstant,
  upvotesCount: hostileNumber,
  downvotesCount: hostileNumber,
  popularityScore: hostileNumber,
  purchasesCount: hostileNumber,
});
