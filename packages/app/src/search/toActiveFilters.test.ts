import { expect, test, vi } from 'vitest';
import { createTestI18n } from '../test/createTestI18n';
import { parseExploreState } from './exploreState';
import { toActiveFilters } from './toActiveFilters';

const { getFixedT } = await createTestI18n('fr', ['explore', 'taxonomy']);
const t = getFixedT<['explore', 'common', 'taxonomy']>(null, ['explore', 'common', 'taxonomy']);

function list(search: string, change = vi.fn()) {
  const options = {
    t,
    language: 'fr' as const,
    now: Date.parse('2026-11-25T12:00:00Z'),
    placeName: 'Nantes, 20 km',
    placeNames: ['Nantes', 'Paris', 'Île-de-France'],
    change,
  };
  return toActiveFilters(parseExploreState(new URLSearchParams(search)), options);
}

test('each chip shows the dates, the place or the price of its filter', () => {
  const labels = list('category=music&date=weekend&price=0&commune=44109&access=visual').map(({ label }) => label);
  expect(labels.map((label) => label.replace(/[\u2066-\u2069]/g, ''))).toEqual([
    'Ce week-end\u00a0: 28–29 nov.',
    'Nantes, 20 km',
    ...[t('taxonomy:music'), t('filters.free'), t('taxonomy:visual')],
  ]);
  expect(list('')).toEqual([]);
});

test('areas are a place with one chip', () => {
  expect(list('areas=29,56').map(({ id, label, href }) => [id, label, href])).toEqual([
    ['commune', 'Nantes, 20 km', '/explore'],
  ]);
});

test('the filters of the dialog have chips', () => {
  const labels = list('subcategory=jazz&hours=20-24&online=on&once=on').map(({ label }) => label);
  expect(labels).toEqual([
    t('filters.hoursFrom', { from: '20:00' }),
    ...[t('taxonomy:jazz'), t('kinds.once'), t('kinds.online')],
  ]);
});

test('the words that the search excludes have one chip', () => {
  const [chip, ...others] = list('q=jazz -techno -halle-tony-garnier');
  expect(chip?.label.replace(/[\u2066-\u2069]/g, '')).toBe(
    `Sauf «\u202ftechno\u202f» et «\u202fhalle tony garnier\u202f»`,
  );
  expect([chip?.id, chip?.href, others]).toEqual(['q', '/explore?q=jazz', []]);
  expect(list('q=jazz ou blues')).toEqual([]);
});

test('alternatives and exclusions have one chip each', () => {
  const labels = list('topics=jazz,theatre&without=sport,dance,cinema').map(({ label }) => label);
  expect(labels).toEqual(['Jazz, soul et funk ou Théâtre', 'Sauf Sport, Cinéma et Danse']);
});

test('places that are left out have one chip beside the place', () => {
  expect(list('commune=44109&outside=75056,IDF').map(({ id, label }) => [id, label])).toEqual([
    ['commune', 'Nantes, 20 km'],
    ['outside', 'Sauf Paris et Île-de-France'],
  ]);
});

test.each([
  ['7', 'Dimanche'],
  ['2,4', 'Mardi ou jeudi'],
  ['2,3,4,5,6,7', 'Sauf lundi'],
  ['1,2,3,4,5', 'Sauf samedi et dimanche'],
])('the weekdays %s have one chip: « %s »', (weekdays, label) => {
  expect(list(`weekdays=${weekdays}`)).toMatchObject([{ id: 'weekdays', label, isOnWidePages: true }]);
});

test.each([
  ['0.01-', 'Payant'],
  ['10-', 'Dès 10\u00a0€'],
  ['10-20', 'De 10\u00a0€ à 20\u00a0€'],
  ['0.01-20', 'Payant · Jusqu’à 20\u00a0€'],
])('the prices %s have one chip: « %s »', (price, label) => {
  const change = vi.fn();
  const [chip] = list(`price=${price}`, change);
  expect(chip).toMatchObject({ id: 'price', label, href: '/explore' });
  chip?.onRemove();
  expect(change).toHaveBeenCalledWith({ minPrice: null, maxPrice: null });
});

test('the filter of notices has a chip, and no colour of a category', () => {
  expect(list('category=notice')).toMatchObject([{ id: 'category', label: t('kinds.notice') }]);
  expect(list('category=notice')[0]).not.toHaveProperty('category');
});

test('a removed filter takes its words out of the sentence, and of the link without scripts', () => {
  const change = vi.fn();
  const search = new URLSearchParams({
    q: 'Orelsan',
    date: 'weekend',
    price: '0',
    words: 'Orelsan [price:gratuit] [date:ce week-end]',
  });
  const [date] = list(String(search), change);
  date?.onRemove();
  expect(change).toHaveBeenCalledWith({ day: 'all', days: null });
  expect(date?.href).toBe(
    `/explore?${new URLSearchParams({ q: 'Orelsan', price: '0', words: 'Orelsan [price:gratuit]' })}`,
  );
});

test('a removed access need takes only its own words', () => {
  const change = vi.fn();
  const words = 'expo [mobility:fauteuil roulant] [visual:malvoyant]';
  const [, visual] = list(`q=expo&access=mobility,visual&words=${encodeURIComponent(words)}`, change);
  visual?.onRemove();
  expect(change).toHaveBeenCalledWith({ access: ['mobility'] });
  expect(visual?.href).toContain(new URLSearchParams({ words: 'expo [mobility:fauteuil roulant]' }).toString());
});
