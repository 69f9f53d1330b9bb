import { expect, test } from 'vitest';
import { isDay } from '../../src/dates/civilDate.ts';
import { isLanguage } from '../../src/languages.ts';
import { eventCategories } from '../../src/taxonomy/eventCategories.ts';
import { preferenceCategories } from '../../src/taxonomy/preferenceCategories.ts';
import { splitWords } from '../../src/text/splitWords.ts';
import { createCommuneFinder } from '../findAllCommunes.ts';
import { readSearches, readSoughtEvents } from './readSearches.ts';

const events = readSoughtEvents();
const searches = readSearches();
const fold = (text: string) => splitWords(text).join(' ');

test('there are 200 searches for 120 events, each once', () => {
  expect(events.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => String(index + 1)));
  expect(new Set(searches.map(({ line }) => fold(line))).size).toBe(200);
  expect(searches).toHaveLength(200);
});

test('events have a category, a city and a day that exist', () => {
  const findCommunes = createCommuneFinder();
  const subcategories: readonly string[] = preferenceCategories.flatMap((family) => family.subcategories);
  const wrong = events.filter(
    ({ category, subcategory, city, date }) =>
      !eventCategories.some(({ slug }) => slug === category) ||
      !(subcategory === '' || subcategories.includes(subcategory)) ||
      !findCommunes(fold(city)).length ||
      !isDay(date),
  );
  expect(wrong).toEqual([]);
});

test('each search has an event, a language and what it is made of', () => {
  const kinds = ['title', 'part', 'artist', 'venue', 'keyword', 'slip'];
  const ids = new Set(events.map(({ id }) => id));
  expect(
    searches.filter((each) => !ids.has(each.id) || !isLanguage(each.language) || !kinds.includes(each.by)),
  ).toEqual([]);
  for (const kind of kinds) expect(searches.filter(({ by }) => by === kind).length).toBeGreaterThanOrEqual(7);
});

test('a search shares a word with its event, and one with a slip is not the title', () => {
  const strange = searches.filter(({ id, by, line }) => {
    const event = events.find((each) => each.id === id);
    if (!event) return true;
    const texts = [event.title, event.venue, event.city, ...event.artists, ...event.keywords];
    const words = texts.flatMap(splitWords);
    const known = splitWords(line).filter((word) => words.includes(word));
    return by === 'slip' ? known.length === splitWords(line).length : !known.length;
  });
  expect(strange).toEqual([]);
});
