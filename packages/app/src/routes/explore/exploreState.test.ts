import { exploreDefaults } from '@lively/engine';
import { pageLength } from '@lively/engine/constants';
import { expect, test } from 'vitest';
import { formatExploreState, parseExploreState, toExploreQuery } from './exploreState';

const read = (search: string) => parseExploreState(new URLSearchParams(search));

test.each(['', 'q=jazz', 'q=%C3%A9t%C3%A9+%26+co&city=Lyon&category=music&date=weekend&sort=price&page=3'])(
  'the search «%s» is read and written back',
  (search) => {
    expect(formatExploreState(read(search)).toString()).toBe(search);
  },
);

test.each([
  'category=opera',
  'date=yesterday',
  'sort=__proto__',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=abc',
  'page=Infinity',
  'city=',
  'unknown=1',
])('the senseless «%s» is as if it were not', (search) => {
  expect(read(search)).toEqual(read(''));
});

test('a legacy name of a category is understood', () => {
  expect(read('category=Musique').category).toBe('music');
});

test('a huge text and a huge page are cut to size', () => {
  const state = read(`q=${'a'.repeat(10_000)}&page=99999`);
  expect(state.text).toHaveLength(200);
  expect(state.pages).toBe(200);
});

test('pages shown one under the other are one long page for the engine', () => {
  expect(toExploreQuery(read('page=3'))).toEqual({ ...exploreDefaults, limit: 3 * pageLength });
});
