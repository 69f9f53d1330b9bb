import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ExploreState, formatExploreState, noFilters, parseExploreState } from './exploreState';
import { listUnderstood } from './listUnderstood';
import { parseMarkedLine } from './markedLine';
import { keepLine, removeLine, typedLineOf } from './typedLine';

const words =
  '[unread:je cherche] [category:concerts] Orelsan [price:gratuits] [date:ce week-end] [commune:à moins de 20 km de Lyon]';
const filters = 'category=music&price=0&date=weekend&commune=69123';
const read = (query: string) => parseExploreState(new URLSearchParams(query));
const state = read(`q=Orelsan&online=on&${filters}&${new URLSearchParams({ words })}`);

test('the field has the sentence as typed, or the searched text', () => {
  expect(typedLineOf(state)).toBe('je cherche concerts Orelsan gratuits ce week-end à moins de 20 km de Lyon');
  expect(typedLineOf(read('q=Orelsan'))).toBe('Orelsan');
});

test('words are understood if they are a filter', () => {
  expect(listUnderstood(words)).toEqual(['concerts', 'gratuits', 'ce week-end', 'à moins de 20 km de Lyon']);
  expect(listUnderstood('[?:le 7] [mobility:en fauteuil] [category+subcategory:jazz]')).toEqual([
    'en fauteuil',
    'jazz',
  ]);
});

test('a removed sentence takes its filters with it, and leaves the others', () => {
  expect(removeLine({ ...state, pages: 3 })).toEqual(read('online=on'));
});

test('a need of access is removed with its words, and another need stays', () => {
  const both = { ...read('access=mobility,hearing'), markedLine: '[mobility:en fauteuil]' };
  expect(removeLine(both).access).toEqual(both.access.filter((need) => need !== 'mobility'));
  expect(keepLine(both, { access: [] })).toBe('');
  expect(keepLine({ ...both, markedLine: `${both.markedLine} [date:demain]` }, { access: [] })).toBe('[date:demain]');
});

test('the words of a changed filter leave the sentence', () => {
  const kept = keepLine(state, { day: 'tomorrow', days: null });
  expect(typedLineOf({ ...state, markedLine: kept })).toBe(
    'je cherche concerts Orelsan gratuits à moins de 20 km de Lyon',
  );
  expect(keepLine(state, { radius: 50 })).not.toContain('Lyon');
  expect(keepLine(state, { online: false, sort: 'date', pages: 3, view: 'map' })).toBe(words);
});

test('words that mean two filters leave with the first of them', () => {
  const both = {
    ...read('date=2026-12-01_2026-12-03&weekdays=2,4'),
    markedLine: 'jazz [date+weekdays:mardi et jeudi]',
  };
  expect(keepLine({ ...both, text: 'jazz' }, { weekdays: [] })).toBe('');
  const music = {
    ...both,
    category: 'music' as const,
    markedLine: '[category:concert] [date+weekdays:mardi et jeudi]',
  };
  expect(keepLine(music, { weekdays: [] })).toBe('[category:concert]');
});

test('another text replaces the words that are no filter', () => {
  expect(keepLine(state, { text: 'Vald' })).toBe(`${words.replace('Orelsan ', '')} Vald`);
  expect(keepLine(state, { text: '' })).toBe(words.replace('Orelsan ', ''));
});

test('a sentence without marks is only a text', () => {
  expect(keepLine(state, noFilters)).toBe('[unread:je cherche]');
  expect(keepLine({ ...state, markedLine: 'jazz [date:demain]' }, { day: 'today' })).toBe('');
});

test('after any change, each word that is marked is a filter that is on', () => {
  const changes: fc.Arbitrary<Partial<ExploreState>> = fc.constantFrom(
    { category: 'sport' },
    { category: null },
    { maxPrice: 10 },
    { maxPrice: null },
    { day: 'all', days: null },
    { commune: null, radius: 0, areas: [], city: null },
    { text: '' },
    { online: false },
  );
  fc.assert(
    fc.property(fc.array(changes, { maxLength: 5 }), (steps) => {
      let end = state;
      for (const step of steps) end = { ...end, ...step, markedLine: keepLine(end, step) };
      const on = formatExploreState(end);
      for (const { parameters } of parseMarkedLine(end.markedLine))
        for (const parameter of parameters.filter((each) => each !== 'unread'))
          expect(on.get(parameter)).toBe(formatExploreState(state).get(parameter));
    }),
  );
});
