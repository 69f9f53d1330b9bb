import { beforeEach, expect, test } from 'vitest';
import { recentSearches } from './recentSearches';

const key = 'lively_searches';

beforeEach(() => recentSearches.clear());

test('the list has at most five different searches, the latest first', () => {
  for (const text of ['jazz', 'bal', 'jazz', 'expo', ' ', 'nina', 'rock', 'vide-grenier'])
    recentSearches.add(text, true);
  expect(recentSearches.read()).toEqual(['vide-grenier', 'rock', 'nina', 'expo', 'jazz']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(recentSearches.read());
});

test('a search without permission to store it is kept only for this visit', () => {
  recentSearches.add('jazz', false);
  expect(recentSearches.read()).toEqual(['jazz']);
  expect(localStorage.getItem(key)).toBeNull();
});

test('a cleared list leaves no searches on the device', () => {
  recentSearches.add('jazz', true);
  recentSearches.clear();
  expect(recentSearches.read()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['{', '{"a":1}', '[1,null,{}]'])('an invalid stored list is read as empty: %s', (stored) => {
  localStorage.setItem(key, stored);
  expect(recentSearches.read()).toEqual([]);
});
