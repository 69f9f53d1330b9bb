import { expect, test } from 'vitest';
import { eventKinds } from '../data/eventKinds';
import { formatExploreState, hasFilters, parseExploreState, toEventQuery } from './exploreState';

const read = (search: string) => parseExploreState(new URLSearchParams(search));

test.each([
  '',
  'q=jazz',
  'q=%C3%A9t%C3%A9+%26+co&city=Lyon&category=music&date=weekend&sort=price&page=3',
  'commune=46042&radius=50&date=tonight&price=0&access=mobility%2Cvisual',
  'commune=2A004&radius=0&date=2026-11-20_2026-11-24&price=20',
  'category=music&subcategory=jazz&hours=20-24&once=on&online=on&sort=rarity',
  'subcategory=theatre&hours=0-12',
  'age=0',
  'age=6-17&access=mobility',
  'topics=music%2Ctheatre&without=sport%2Cdance',
  'hours=8.30-18.05',
  'outside=IDF%2C75111&weekdays=2%2C4&price=10-20',
  'date=2026-12-01_2026-12-03&weekdays=7&price=0.01-',
  'category=music&view=map',
  'areas=29%2C2A%2C974%2C20R%2CBRE%2CA&category=music',
  'areas=75111%2C69123%2C2A004&category=music',
])('the search «%s» is parsed and formatted unchanged', (search) => {
  expect(formatExploreState(read(search)).toString()).toBe(search);
});

test.each(['Lyon 3e', 'Lyon 69003'])('of the city « %s », the list is that of its city, and so is its name', (city) => {
  expect(read(`city=${city}`).city).toBe('Lyon');
});

test.each(eventKinds)('the filter %s is in the URL if it is on', (kind) => {
  expect(read(`${kind}=on`)[kind]).toBe(true);
  expect(formatExploreState({ ...read(''), [kind]: true }).toString()).toBe(`${kind}=on`);
});

test.each([
  'category=opera',
  'date=yesterday',
  'date=2026-11-24_2026-11-20',
  'date=2026-02-30_2026-03-01',
  'date=2026-11-20',
  'sort=__proto__',
  'commune=Cahors',
  'commune=4604',
  'radius=20',
  'areas=Bretagne',
  'areas=1',
  'areas=,',
  'price=-1',
  'price=free',
  'price=1e9',
  'price=-',
  'price=10-20-30',
  'outside=Bretagne',
  'weekdays=0',
  'weekdays=monday',
  'age=18',
  'age=6-18',
  'age=4-',
  'age=04',
  'age=-1',
  'age=baby',
  'access=wings',
  'subcategory=opera',
  'topics=opera',
  'without=notice',
  'hours=20',
  'hours=24-20',
  'hours=0-24',
  'hours=8.60-9',
  'hours=8-25',
  'online=off',
  'once=1',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=Infinity',
  'city=',
  'view=list',
  'view=globe',
  'unknown=1',
])('the invalid search «%s» is ignored', (search) => {
  expect(read(search)).toEqual(read(''));
});

test('notices are a category of lists', () => {
  expect(read('category=notice').category).toBe('notice');
});

test('a legacy name of a category is converted', () => {
  expect(read('category=Musique').category).toBe('music');
});

test('a change of the category removes a subcategory of another one', () => {
  expect(read('category=culture&subcategory=jazz').subcategory).toBeNull();
  expect(read('category=culture&subcategory=theatre').subcategory).toBe('theatre');
});

test('topics are in the order of the taxonomy, once each, without unknown ones', () => {
  expect(read('topics=theatre,opera,music,theatre').topics).toEqual(['music', 'theatre']);
});

test('a range of ages may be written in any order, and a place left out is named once', () => {
  const state = parseExploreState(new URLSearchParams('age=10-6&outside=75056,75056'));
  expect([state.age, state.withoutAreas]).toEqual(['6-10', ['75056']]);
});

test('a commune has a radius unless the URL contains 0', () => {
  expect(read('commune=46042').radius).toBe(20);
  expect(read('commune=46042&radius=-5').radius).toBe(20);
  expect(read('commune=46042&radius=0').radius).toBe(0);
});

test('a very long text and a very high page are limited', () => {
  const state = read(`q=${'a'.repeat(10_000)}&page=99999`);
  expect(state.text).toHaveLength(200);
  expect(state.pages).toBe(40);
});

test('an order and a page do not count as filters', () => {
  expect(hasFilters(read('sort=price&page=3'))).toBe(false);
  expect(hasFilters(read('access=visual'))).toBe(true);
});

test('the query does not contain the page', () => {
  expect(toEventQuery(read('page=3'))).toEqual(toEventQuery(read('')));
});
