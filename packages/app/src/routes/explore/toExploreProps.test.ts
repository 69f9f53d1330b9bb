import { boundCount } from '@lively/engine/testing';
import { expect, test, vi } from 'vitest';
import { type ExploreState, noFilters, parseExploreState } from '../../search/exploreState';
import type { FurtherRelaxations } from '../../search/readFurtherRelaxations';
import { toRelaxations } from '../../search/toRelaxations';
import { createTestI18n } from '../../test/createTestI18n';
import { toExploreProps } from './toExploreProps';
import { toPlainFilters } from './toPlainFilters';
import type { ExploreAnswer } from './useExploreList';

const { getFixedT } = await createTestI18n('fr', ['explore', 'taxonomy']);
const t = getFixedT<['explore', 'common', 'taxonomy']>(null, ['explore', 'common', 'taxonomy']);
const daysWith = (all: number) => {
  const none = boundCount(0);
  return { all: boundCount(all), today: none, tonight: none, tomorrow: none, weekend: none };
};
const unanswered: ExploreAnswer = {
  list: undefined,
  ranked: undefined,
  instead: undefined,
  isOld: false,
  isReadingMore: false,
  isError: false,
  isOffline: false,
  isTooSlow: false,
  isRefused: false,
  refetch: () => {},
};

function show(
  search: string,
  {
    answer = unanswered,
    placeNames,
    further,
  }: {
    answer?: ExploreAnswer;
    placeNames?: readonly string[];
    further?: FurtherRelaxations;
  } = {},
) {
  const state = parseExploreState(new URLSearchParams(search));
  const change = vi.fn<(changed: Partial<ExploreState>) => void>();
  const props = toExploreProps(
    { state, answer, placeNames, action: '/explore' },
    {
      t,
      language: 'fr',
      now: Date.parse('2026-11-25T12:00:00Z'),
      toCard: () => {
        throw new Error('No event is listed.');
      },
      change,
      searchFor: change,
      submitLine: () => {},
      further,
      toRelaxations,
      reset: () => {},
      openDialog: () => {},
    },
  );
  return { props, change };
}

test('the list is loading and has no counts before an answer', () => {
  const { props } = show('');
  expect(props.results).toEqual({ state: 'loading' });
  expect(props.categories.options.every(({ count }) => count === undefined)).toBe(true);
  expect(props.reset).toBeUndefined();
});

test('a failed request has no announcement, because its error is an alert', () => {
  const { props } = show('', { answer: { ...unanswered, isError: true } });
  expect(props.announcement).toBe('');
  expect(props.results.state).toBe('failed');
});

test('a query with an unknown commune proposes to reset its filters, not to try again', () => {
  const { props } = show('commune=99999', { answer: { ...unanswered, isError: true, isRefused: true } });
  expect(props.results).toMatchObject({ state: 'empty', empty: { action: { label: t('reset') } } });
});

test('a failed request hides the count of the earlier list', () => {
  const days = daysWith(9);
  const counts = { categories: {}, days, prices: {} };
  const total = { total: boundCount(9), coming: boundCount(9), pastTotal: 0, hasMore: false, reach: null };
  const list: ExploreAnswer['list'] = { events: [], counts, relaxations: [], correction: null, ...total };
  expect(show('', { answer: { ...unanswered, list } }).props.detail).toBeDefined();
  expect(show('', { answer: { ...unanswered, list, isError: true } }).props.detail).toBeUndefined();
});

test('the announcement contains separate numbers of upcoming and past events', () => {
  const days = daysWith(9);
  const counts = { categories: {}, days, prices: {} };
  const total = {
    total: boundCount(9),
    coming: boundCount(2),
    past: { total: 7, from: 0 },
    pastTotal: 7,
    hasMore: false,
    reach: null,
  };
  const list: ExploreAnswer['list'] = { events: [], counts, relaxations: [], correction: null, ...total };
  const { announcement } = show('q=bal', { answer: { ...unanswered, list } }).props;
  expect(announcement.match(/\d+/g)).toEqual(['2', '7']);
});

test('counts above the limit say so, and all categories have a count of their own', () => {
  const [many, few] = [
    { value: 10_000, isMore: true },
    { value: 9_999, isMore: false },
  ];
  const counts = { categories: { all: many, music: many, sport: few }, days: daysWith(1), prices: {} };
  const total = { total: many, coming: many, pastTotal: 0, hasMore: true, reach: null };
  const list: ExploreAnswer['list'] = { events: [], counts, relaxations: [], correction: null, ...total };
  const { announcement, categories } = show('', { answer: { ...unanswered, list } }).props;
  const number = '10\u00A0000';
  expect(announcement).toBe(`Plus de ${number} événements`);
  const countOf = (slug: string) => categories.options.find(({ value }) => value === slug)?.count;
  expect(['', 'music', 'sport', 'food'].map(countOf)).toEqual([
    `plus de ${number}`,
    `plus de ${number}`,
    '9\u00A0999',
    '0',
  ]);
});

test('a commune shows its code until its name is read', () => {
  expect(show('commune=69123&radius=0').props.place).toMatchObject({ value: '69123', active: true });
  expect(show('commune=69123&radius=0', { placeNames: ['Lyon'] }).props.place.value).toBe('Lyon');
  expect(show('city=Lyon').props.place.value).toBe('Lyon');
});

test('the button of the dialog shows the number of its filters', () => {
  const { value, active } = show('date=2026-12-01_2026-12-03&price=0&access=visual').props.filters;
  expect(value).toContain('2');
  expect(active).toBe(true);
});

test.each([
  ['category=music&subcategory=jazz', t('taxonomy:jazz')],
  ['hours=20-24', 'Début à partir de 20:00'],
  ['hours=0-12', 'Début avant 12:00'],
  ['hours=8.30-12', 'Début entre 08:30 et 12:00'],
  ['price=0', t('filters.free')],
  ['age=0', 'Bébé'],
  ['age=1', 'Enfant de 1 an'],
  ['age=4', 'Enfant de 4 ans'],
  ['age=6-10', 'Enfant de 6 à 10 ans'],
  ['online=on', t('kinds.online')],
  ['once=on', t('kinds.once')],
  ['access=visual', t('taxonomy:visual')],
])('a single filter of the dialog is named on the button: %s', (search, name) => {
  expect(show(search).props.filters).toMatchObject({ value: name, active: true });
});

test('notices count in no other category, and have a chip only if they are chosen', () => {
  const isNotice = ({ value }: { value: string }) => value === 'notice';
  expect(show('').props.categories.options.filter(isNotice)).toEqual([]);
  const { categories } = show('category=notice').props;
  expect(categories.value).toBe('notice');
  expect(categories.options.filter(isNotice)).toHaveLength(1);
});

test('kinds that no control shows are listed on wide pages, and a category is added to them', () => {
  const { props, change } = show('topics=music,theatre&without=jazz');
  expect(props.active).toMatchObject({
    active: [
      { id: 'topics', isOnWidePages: true },
      { id: 'without', isOnWidePages: true },
    ],
  });
  props.categories.onChange('music');
  expect(change).toHaveBeenCalledWith({ category: 'music', subcategory: null });
  expect(show('category=music').props.active.active).not.toContainEqual(
    expect.objectContaining({ isOnWidePages: true }),
  );
});

test('a range of days has a chip, and another day replaces it', () => {
  const { props, change } = show('date=2026-12-01_2026-12-03');
  expect(props.dates.value).toBe('2026-12-01_2026-12-03');
  expect(props.dates.options.at(-1)?.value).toBe(props.dates.value);
  props.dates.onChange(props.dates.value);
  expect(change).not.toHaveBeenCalled();
  props.dates.onChange('today');
  expect(change).toHaveBeenCalledWith({ day: 'today', days: null });
});

test('forms without scripts keep the parameters that have no field', () => {
  const { props } = show('q=jazz&category=music&age=4');
  const state = parseExploreState(new URLSearchParams('q=jazz&category=music&age=4'));
  const options = { t, language: 'fr', action: '/explore', placeNames: undefined } as const;
  expect(toPlainFilters(state, props, options).parameters).toEqual({ q: 'jazz', age: '4' });
  expect(props.search.parameters).toEqual({ category: 'music', age: '4' });
});

test('forms without scripts have fields of a price and a need, and keep what these cannot show', () => {
  const read = (search: string) => {
    const state = parseExploreState(new URLSearchParams(search));
    const plain = toPlainFilters(state, show(search).props, { t, language: 'fr', action: '/explore', placeNames });
    const chosenIn = (name: string) => plain.filters.find((filter) => filter.name === name)?.value;
    return [chosenIn('price'), chosenIn('access'), plain.parameters];
  };
  const placeNames = undefined;
  expect(read('')).toEqual(['', '', {}]);
  expect(read('price=0&access=mobility')).toEqual(['0', 'mobility', {}]);
  expect(read('price=5-12&access=mobility,visual')).toEqual([
    undefined,
    undefined,
    { price: '5-12', access: 'mobility,visual' },
  ]);
  expect(read('price=15')).toEqual([undefined, '', { price: '15' }]);
});

test('an empty list offers to remove single words and to keep some filters, with the number of results', () => {
  const days = daysWith(0);
  const none = { total: boundCount(0), coming: boundCount(0), pastTotal: 0 };
  const list = { ...none, events: [], hasMore: false, reach: null, relaxations: [], correction: null };
  const answer = { ...unanswered, list: { ...list, counts: { categories: {}, days, prices: {} } } };
  const filters = { ...noFilters, text: 'jazz', commune: '33063', radius: 20 } as const;
  const { props, change } = show('q=jazz+manouche&commune=33063&price=0', {
    answer,
    placeNames: ['Bordeaux'],
    further: {
      words: [{ word: 'manouche', text: 'jazz', total: boundCount(3) }],
      kept: [{ filters, total: boundCount(1) }],
    },
  });
  const choices = props.results.state === 'empty' ? (props.results.empty.relaxations ?? []) : [];
  expect(choices.map(({ label }) => label.replace(/[\u2066-\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' '))).toEqual([
    'Sans « manouche » : 3 événements',
    '« jazz » · Bordeaux, 20 km : 1 événement',
  ]);
  for (const { onSelect } of choices) onSelect();
  expect(change.mock.calls).toEqual([[{ text: 'jazz' }], [filters]]);
});

test('forms without scripts have a field of the place with its name, and the radius of a commune', () => {
  const read = (search: string, ...placeNames: string[]) => {
    const state = parseExploreState(new URLSearchParams(search));
    return toPlainFilters(state, show(search).props, { t, language: 'fr', action: '/explore', placeNames });
  };
  const chosen = read('q=bal&commune=46042&radius=50', 'Cahors');
  expect(chosen.place).toEqual({
    label: 'Ville',
    name: 'place',
    value: 'Cahors',
    proposals: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Cannes'],
  });
  expect(chosen.parameters).toEqual({ q: 'bal' });
  expect(chosen.filters.at(-1)).toMatchObject({ name: 'radius', value: '50' });
  expect(read('city=Lyon').place.value).toBe('Lyon');
  expect(read('areas=29,56', 'Finistère', 'Morbihan').place.value).toBe('Finistère, Morbihan');
  expect(read('areas=29,56').parameters).toEqual({});
  expect(read('city=Lyon').filters.map(({ name }) => name)).toEqual(['category', 'date', 'sort', 'price', 'access']);
});
