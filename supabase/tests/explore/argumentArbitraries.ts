import fc from 'fast-check';

/** Arguments of explore_events by name. A missing argument has its default. */
export type ExploreArguments = Readonly<Record<string, string | number | null>>;

/** Texts with a meaning in SQL, `format`, a tsquery, a pattern, JSON, an array or letter folding, and long texts. */
export const hostileTexts: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      "'",
      "''",
      "a'b",
      '\\',
      "\\'",
      '"',
      '`',
      '$$',
      '$1',
      '%',
      '%s',
      '%L',
      '%1$s',
      '--',
      '/*',
      ';',
      '(',
      ')',
    ],
    ...[
      '{',
      '}',
      '{}',
      '{a,b}',
      '[',
      ':*',
      "'jazz':*",
      '&',
      '|',
      '!',
      '<->',
      'a & ! b',
      '*',
      '?',
      '.',
      ',',
      'null',
      'NULL',
    ],
    ...[
      'NaN',
      'Infinity',
      'true',
      '0',
      '-1',
      '1e400',
      '999999999999999999999',
      "' or '1'='1",
      "'); drop table events; --",
    ],
    ...[
      '＇',
      'ʼ',
      '＼',
      '\\u0000',
      '\u0001',
      '\u200b',
      '\u202e',
      '\ufffd',
      '\ufeff',
      '😀',
      'é\u0301\u0301',
      'ﬁ',
      'œ',
      'ß',
      'İ',
    ],
    ...[
      '日本語',
      'Привет',
      'st ste',
      'le la les',
      'a '.repeat(3000),
      'x'.repeat(3000),
      'п'.repeat(3000),
      '𝔧'.repeat(3000),
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => text.replaceAll('\0', '')),
);

/** Numbers at and beyond every limit. */
export const hostileNumbers: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.1, 5, 20, 500, 500.1, 1e9, 1e-9, 1e308, -1e308, 5e-324, Number.MAX_VALUE),
  fc.constantFrom(Number.NaN, Infinity, -Infinity),
  fc.double(),
);

const integers = fc.constantFrom(0, 1, 2, 24, 100, 101, -1, 2147483647, -2147483648);
const days = fc.constantFrom(
  '2026-11-21',
  '2026-11-30',
  '1900-01-01',
  '2199-12-31',
  '9999-12-31',
  'infinity',
  '-infinity',
);

/** Any value of each argument. */
const anything: Readonly<Record<string, fc.Arbitrary<string | number>>> = {
  text: hostileTexts,
  city: hostileTexts,
  commune: hostileTexts,
  areas: hostileTexts,
  without_areas: hostileTexts,
  weekdays: hostileTexts,
  radius_km: hostileNumbers,
  box: hostileTexts,
  category: hostileTexts,
  topics: hostileTexts,
  without: hostileTexts,
  date_filter: hostileTexts,
  first_day: days,
  last_day: days,
  min_price: hostileNumbers,
  max_price: hostileNumbers,
  access: hostileTexts,
  ages: hostileTexts,
  sort: hostileTexts,
  direction: hostileTexts,
  page_size: integers,
  cursor: hostileTexts,
  near: hostileTexts,
};

const filters = {
  text: fc.constantFrom('jazz', 'val', 'valse', 'valse 12', 'j', 'zzz', 'l’été', 'à'),
  city: fc.constantFrom('Paris', 'Lyon 2e', 'Nowhere', 'Saint-Étienne'),
  // There are no events near 01290. 97701 and 98411 have no coordinates.
  commune: fc.constantFrom('01290', '69123', '75056', '97701', '98411', '97411'),
  areas: fc.constantFrom('', '69', 'IDF,06', '{20R,974}', '2A', '75118,69123'),
  without_areas: fc.constantFrom('', '69', '{IDF,75118}'),
  weekdays: fc.constantFrom('', '7', '{2,4}', '1,2,3,4,5,6,7'),
  radius_km: fc.constantFrom(5, 7.5, 20, 100, 499, 1e-9, 1e-300, 5e-324),
  box: fc.constantFrom(
    '4.6,44.6,5.1,45.9',
    '170,-80,-170,80',
    '-180,-90,180,90',
    '0,0,0.000000000000001,0.000000000000001',
  ),
  category: fc.constantFrom('music', 'food'),
  topics: fc.constantFrom('', '{}', 'jazz', 'music,theatre', '{hip-hop,food}'),
  without: fc.constantFrom('', 'rock', '{culture,jazz}'),
  date_filter: fc.constantFrom('all', 'today', 'tonight', 'tomorrow', 'weekend'),
  range: fc.constantFrom(['2026-11-21', '2026-12-20'], ['1900-01-01', '2199-12-31'], ['2030-01-01', '2030-01-01']),
  min_price: fc.constantFrom(0, 0.01, 10, 1e308),
  max_price: fc.constantFrom(0, 10, 1e-300, 5e-324, 1e308, Number.MAX_VALUE),
  access: fc.constantFrom('', 'mobility', 'mobility,visual', '{mobility,visual}'),
  ages: fc.constantFrom('0', '4', '6-10', '10-6', '0-17', 'family'),
};
const orders = {
  sort: fc.constantFrom('popularity', 'score', 'distance', 'date', 'price'),
  direction: fc.constantFrom('ascending', 'descending'),
  page_size: fc.constantFrom(1, 24, 100),
  near: fc.constantFrom('Lyon', 'Nowhere', ''),
};

/** Arguments that explore_events accepts: any combination of filters, in any sort order. */
export const acceptedArguments: fc.Arbitrary<ExploreArguments> = fc
  .record({ ...filters, ...orders }, { requiredKeys: [] })
  .map(({ range, date_filter, radius_km, ...others }) => ({
    ...others,
    ...(others.commune && radius_km && { radius_km }),
    ...(range ? { first_day: range[0] ?? '', last_day: range[1] ?? '' } : date_filter && { date_filter }),
  }));

const replacements = fc.oneof(
  ...Object.entries(anything).map(([name, values]) => fc.option(values).map((value) => ({ [name]: value }))),
);

/** Accepted arguments, of which up to three are replaced by null or by any value. */
export const hostileArguments: fc.Arbitrary<ExploreArguments> = fc
  .tuple(acceptedArguments, fc.array(replacements, { maxLength: 3 }))
  .map(([accepted, replaced]) => Object.assign({}, accepted, ...replaced));
