/**
 * The kinds of query, as arguments of explore_events. In each round, `{commune}` is a different large commune, and
 * `{word}` a different frequent word.
 */
export const queryKinds: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  none: {},
  category: { category: 'music' },
  commune: { commune: '{commune}' },
  radius: { commune: '{commune}', radius_km: 20 },
  department: { areas: '69' },
  region: { areas: 'ARA' },
  district: { areas: '75111' },
  cities: { areas: '{69123,13055}' },
  'region tonight': { areas: 'ARA', date_filter: 'tonight' },
  box: { box: '4.6,45.6,5.1,45.9' },
  tonight: { date_filter: 'tonight' },
  weekend: { date_filter: 'weekend', sort: 'date' },
  'only tonight': { date_filter: 'tonight', once: 'true' },
  'rare tonight first': { date_filter: 'tonight', sort: 'rarity' },
  'rare first': { sort: 'rarity' },
  'rare first around': { commune: '{commune}', radius_km: 20, date_filter: 'weekend', sort: 'rarity' },
  subcategory: { category: 'music', subcategory: 'jazz' },
  topics: { topics: '{jazz,culture}' },
  'rare topics': { topics: '{jazz,football}', date_filter: 'weekend' },
  without: { without: '{jazz,culture}' },
  'two weekdays': { weekdays: '{2,4}' },
  'one weekday of two weeks': { first_day: '{soon}', last_day: '{later}', weekdays: '7', sort: 'date' },
  'outside a region': { without_areas: 'IDF' },
  'paid tonight': { min_price: 0.01, date_filter: 'tonight' },
  hours: { date_filter: 'tonight', begins_from: '20:00' },
  'hours within an hour': { date_filter: 'tonight', begins_from: '20:30' },
  'hours of any day': { begins_from: '20:30', sort: 'date' },
  'most hours': { begins_before: '18:00' },
  'most hours of a weekend': { date_filter: 'weekend', begins_before: '18:00' },
  'their first by date': { date_filter: 'weekend', begins_before: '18:00', sort: 'date' },
  range: { first_day: '{soon}', last_day: '{later}', sort: 'date' },
  'range by popularity': { first_day: '{soon}', last_day: '{later}' },
  text: { text: 'jazz été' },
  'frequent word': { text: '{word}' },
  'frequent word around Paris': { text: '{word}', commune: '75056', radius_km: 20 },
  'frequent word and category': { text: '{word}', category: 'leisure' },
  'one letter': { text: 'j' },
  'word of all': { text: 'vêtements' },
  score: { sort: 'score' },
  distance: { sort: 'distance' },
  'frequent word by score': { text: '{word}', sort: 'score' },
  price: { max_price: 10, sort: 'price' },
  three: { commune: '{commune}', radius_km: 50, category: 'culture', date_filter: 'weekend' },
  'page 20': {},
};

/** Very frequent words, and all of France by score or distance: docs/scaling.md explains why they exceed the limit. */
export const beyondLimit: readonly string[] = [
  'frequent word',
  'frequent word around Paris',
  'frequent word and category',
  'one letter',
  'word of all',
  'score',
  'distance',
  'frequent word by score',
];

/** Rare queries. They are measured separately, and are not among the queries of readers beside writers. */
const extreme = [
  ...beyondLimit.filter((kind) => kind !== 'frequent word'),
  'hours within an hour',
  'hours of any day',
  'most hours',
  'most hours of a weekend',
  'their first by date',
  'range by popularity',
];
/** The kinds of the readers, all with the same frequency. */
export const readersKinds = Object.keys(queryKinds).filter((kind) => !extreme.includes(kind));

const communes = [
  '75056',
  '13055',
  '69123',
  '31555',
  '06088',
  '44109',
  '34172',
  '67482',
  '33063',
  '59350',
  '35238',
  '48095',
];

const words = ['jardins', 'jazz', 'concert', 'musique', 'noël', 'château', 'exposition', 'famille'];

/** Returns the arguments of a kind in a round. */
export function argumentsOf(kind: string, round: number): Record<string, string | number> {
  const day = (ahead: number) => new Date(Date.now() + ahead * 864e5).toISOString().slice(0, 10);
  const values: Record<string, string> = {
    '{commune}': communes[round % communes.length] ?? '75056',
    '{word}': words[round % words.length] ?? 'jardins',
    '{soon}': day(3 + (round % 5)),
    '{later}': day(8 + (round % 5)),
  };
  return Object.fromEntries(
    Object.entries(queryKinds[kind] ?? {}).map(([name, value]) => [name, values[value] ?? value]),
  );
}
