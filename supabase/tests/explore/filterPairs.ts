import fc from 'fast-check';
import { sorts } from '../../../packages/engine/src/constants.ts';
import { eventCategories, mapNames, preferenceCategories } from '../../../packages/engine/src/index.ts';
import { eventKindNames, noKinds } from './eventKinds.ts';
import type { FilterQuery } from './FilterQuery.ts';

type Filter = fc.Arbitrary<Partial<FilterQuery>>;

/** Texts that few or many generated events contain, and one that no event contains. */
export const searchedTexts = [
  'jazz',
  'ete',
  'ŒUVRE',
  'nuit',
  'jazz pa',
  'fete nuit',
  'trian',
  'musique',
  'amis nuit',
  '10e',
  'zzz',
  'jazz ou amis',
  'nuit -fete',
  '-musique',
  'zzz ou nuit -amis',
];

/** Paris, Lyon, Nice, Saint-Étienne, Villeparisis, a village without events, and Saint-Denis of La Réunion. */
export const searchedCommunes = ['75056', '69123', '06088', '42218', '77514', '01290', '97411'];

const everyCategory = eventCategories.map(({ slug }) => slug);

/** Each filter with values that find many events, few events, and no events. */
const filters = {
  text: fc.constantFrom(...searchedTexts).map((text) => ({ text })),
  city: fc.constantFrom('Paris', 'nice', 'PARIS 11e', 'Saint Etienne', 'Quimper').map((city) => ({ city })),
  commune: fc.constantFrom(...searchedCommunes).map((commune) => ({ commune })),
  radius: fc
    .tuple(fc.constantFrom(...searchedCommunes), fc.constantFrom(3, 5, 20, 75, 100, 150, 400))
    .map(([commune, radius]) => ({ commune, radius })),
  areas: fc
    .constantFrom(
      ['75'],
      ['69', '06'],
      ['IDF', 'ARA'],
      ['20R'],
      ['974', 'PAC'],
      ['75118'],
      ['75056', '06088'],
      ['69383', '42218', '75'],
    )
    .map((areas) => ({ areas })),
  withoutAreas: fc
    .constantFrom(['75'], ['IDF', '69123'], ['75118', '06'], ['69383'])
    .map((withoutAreas) => ({ withoutAreas })),
  box: fc
    .constantFrom([-5, 42, 8, 51], [2, 48, 3, 49], [4, 43, 8, 46.5], [170, -80, 4.5, 80], [-40, 30, -30, 40])
    .map((box) => ({ box: box as unknown as FilterQuery['box'] })),
  category: fc.constantFrom(...everyCategory, 'notice' as const).map((category) => ({ category })),
  date: fc.constantFrom('today', 'tonight', 'tomorrow', 'weekend').map((date) => ({ date })),
  days: fc
    .constantFrom(
      ['2026-11-24', '2026-12-02'],
      ['2026-11-21', '2026-11-21'],
      ['2026-11-01', '2026-12-20'],
      ['2031-01-01', '2031-12-31'],
    )
    .map((days) => ({ days: days as unknown as FilterQuery['days'] })),
  weekdays: fc.constantFrom([7], [2, 4], [6, 7], [2, 3, 4, 5, 6, 7], [1]).map((weekdays) => ({ weekdays })),
  minPrice: fc.constantFrom(0.01, 10, 25).map((minPrice) => ({ minPrice })),
  maxPrice: fc.constantFrom(0, 9.5, 10, 25, 1500).map((maxPrice) => ({ maxPrice })),
  subcategory: fc
    .constantFrom(...preferenceCategories.flatMap(({ subcategories }) => subcategories))
    .map((subcategory) => ({ subcategory })),
  topics: fc
    .constantFrom(['music', 'theatre'], ['jazz', 'markets'], ['sport', 'sport', 'golf'], ['hip-hop'])
    .map((topics) => ({ topics: topics as unknown as FilterQuery['topics'] })),
  without: fc
    .constantFrom(['rock'], ['music', 'hip-hop'], ['culture', 'leisure', 'jazz'], everyCategory)
    .map((without) => ({ without: without as unknown as FilterQuery['without'] })),
  hours: fc
    .constantFrom(['20:00', '24:00'], ['00:00', '12:00'], ['09:15', '18:30'], ['18:00', '18:01'], ['00:00', '00:20'])
    .map((hours) => ({ hours: hours as unknown as FilterQuery['hours'] })),
  ages: fc
    .constantFrom([0, 0], [4, 4], [6, 10], [17, 17], [0, 17], 'family')
    .map((ages) => ({ ages: ages as unknown as FilterQuery['ages'] })),
  ...mapNames(eventKindNames, (kind) => fc.constant({ [kind]: true })),
  access: fc.constantFrom(['mobility'], ['mobility', 'sign-language'], ['quiet']).map((access) => ({ access })),
} satisfies Record<string, Filter>;

type FilterName = keyof typeof filters;

const names = Object.keys(filters) as FilterName[];
/** Pairs of filters that set the same property or exclude each other. */
const partners: Partial<Record<FilterName, FilterName>> = {
  commune: 'radius',
  radius: 'commune',
  date: 'days',
  days: 'date',
  // An online event is not on the map.
  box: 'online',
  online: 'box',
};

const order = fc.record({
  sort: fc.constantFrom(...sorts),
  direction: fc.constantFrom(null, null, 'ascending' as const, 'descending' as const),
  page: fc.integer({ min: 1, max: 3 }),
  limit: fc.integer({ min: 1, max: 15 }),
});

const nothing: Omit<FilterQuery, 'sort' | 'direction' | 'page' | 'limit'> = {
  text: '',
  city: null,
  commune: null,
  radius: null,
  areas: [],
  withoutAreas: [],
  box: null,
  category: null,
  date: 'all',
  days: null,
  weekdays: [],
  minPrice: null,
  maxPrice: null,
  access: [],
  subcategory: null,
  topics: [],
  without: [],
  hours: null,
  ages: null,
  ...noKinds,
};

/** Queries for every pair of filters, some with more filters, in any sort order. */
export const filterPairs: readonly { readonly pair: string; readonly queries: fc.Arbitrary<FilterQuery> }[] =
  names.flatMap((one, index) =>
    names
      .slice(index + 1)
      .filter((other) => partners[one] !== other)
      .map((other) => ({ pair: `${one} and ${other}`, queries: queriesWith(one, other) })),
  );

function queriesWith(...required: readonly FilterName[]): fc.Arbitrary<FilterQuery> {
  const isOptional = (name: FilterName) =>
    name !== 'commune' && name !== 'days' && !required.some((other) => partners[other] === name);
  const parts = names.map((name): Filter => {
    if (required.includes(name)) return filters[name];
    return isOptional(name)
      ? fc.oneof({ arbitrary: fc.constant({}), weight: 7 }, { arbitrary: filters[name], weight: 1 })
      : fc.constant({});
  });
  return fc.tuple(order, ...parts).map(([ordered, ...chosen]) => Object.assign({}, nothing, ordered, ...chosen));
}
