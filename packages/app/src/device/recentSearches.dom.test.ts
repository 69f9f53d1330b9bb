import { beforeEach, expect, test } from 'vitest';
import { recentSearches } from './recentSearches';

const key = 'lively_searches';

beforeEach(() => recentSearches.clear());

test('the latest comes first, each once, at most five', () => {
  for (const text of ['jazz', 'bal', 'jazz', 'expo', ' ', 'nina', 'rock', 'vide-grenier'])
    recentSearches.add(text, true);
  expect(recentSearches.read()).toEqual(['vide-grenier', 'rock', 'nina', 'expo', 'jazz']);
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(recentSearches.read());
});

test('what may not be kept holds for this visit alone', () => {
  recentSearches.add('jazz', false);
  expect(recentSearches.read()).toEqual(['jazz']);
  expect(localStorage.getItem(key)).toBeNull();
});

test('cleared, nothing is left on the device', () => {
  recentSearches.add('jazz', true);
  recentSearches.clear();
  expect(recentSearches.read()).toEqual([]);
  expect(localStorage.getItem(key)).toBeNull();
});

test.each(['{', '{"a":1}', '[1,null,{}]'])('what is kept and cannot be read, %s, is nothing', (stored) => {
  localStorage.setItem(key, stored);
  expect(recentSearches.read()).toEqual([]);
});
