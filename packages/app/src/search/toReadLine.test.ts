import { createPlaceFinder } from '@lively/engine/areas';
import { understand } from '@lively/engine/understand';
import { frenchDictionary } from '@lively/engine/understand/fr';
import { further } from '@lively/engine/understand/further';
import { expect, test } from 'vitest';
import { toReadLine, usableFilters } from './toReadLine';

const nantes = {
  code: '44109',
  name: 'Nantes',
  department: { code: '44', name: '44' },
  postalCodes: ['44000'],
  population: 320_000,
};
const villages = ['69', '77'].map((department) => ({
  code: `${department}189`,
  name: 'Sainte-Colombe',
  department: { code: department, name: department },
  postalCodes: [],
  population: 2_000,
}));

function read(line: string) {
  return toReadLine(
    line,
    understand(line, {
      further,
      today: '2026-11-25',
      dictionary: frenchDictionary,
      findPlaces: createPlaceFinder((name) => ({ nantes: [nantes], 'sainte colombe': villages })[name] ?? []),
      usable: usableFilters,
    }),
  );
}

test('a sentence becomes filters, a text and a marked line', () => {
  expect(read('concert Orelsan gratuit ce week-end à Nantes')).toEqual({
    changed: {
      category: 'music',
      subcategory: null,
      topics: [],
      minPrice: null,
      maxPrice: 0,
      day: 'weekend',
      days: null,
      weekdays: [],
      commune: '44109',
      areas: [],
      withoutAreas: [],
      radius: 20,
      city: null,
      text: 'Orelsan',
      markedLine: '[category:concert] Orelsan [price:gratuit] [date:ce week-end] [commune:à Nantes]',
    },
    near: null,
    questions: [],
  });
});

test.each([
  ['gratuit', { maxPrice: 0 }],
  ['ce soir', { day: 'tonight' }],
] as const)('«%s» as the whole line becomes a filter', (line, filter) => {
  expect(read(line).changed).toMatchObject({ ...filter, text: '' });
});

test('alternatives and exclusions become lists, and replace a topic that was chosen before', () => {
  expect(read('jazz ou théâtre, sans sport ni danse').changed).toMatchObject({
    category: null,
    subcategory: null,
    topics: ['jazz', 'theatre'],
    without: ['sport', 'dance'],
    markedLine: '[topics:jazz ou théâtre,] [without:sans sport ni danse]',
  });
  expect(read('concert rock ou jazz').changed).toMatchObject({ category: 'music', topics: ['rock', 'jazz'] });
  expect(read('théâtre').changed).toMatchObject({ subcategory: 'theatre', topics: [] });
  // Of an older category, the subcategory would have no effect.
  expect(read('jazz').changed).toMatchObject({ category: null, subcategory: 'jazz' });
  expect(read('concert de jazz').changed).toMatchObject({ subcategory: 'jazz' });
});

test('a line without filters is unchanged', () => {
  expect(read('Le Lac des cygnes').changed).toEqual({ text: 'Le Lac des cygnes', markedLine: '' });
});

test('a search near the visitor waits for the position and contains the radius', () => {
  expect(read('concert à moins de 50 km de moi')).toMatchObject({
    near: 50,
    changed: { category: 'music', text: '', markedLine: '[category:concert] à moins de 50 km de moi' },
  });
  expect(read('concert près de moi').near).toBe(20);
});

test('a name of several communes becomes a question and stays in the text', () => {
  const { changed, questions } = read('concert près de Sainte-Colombe');
  expect(changed).toMatchObject({
    text: 'près de Sainte-Colombe',
    markedLine: '[category:concert] [?:près de Sainte-Colombe]',
  });
  expect(questions).toEqual([
    {
      phrase: 'près de Sainte-Colombe',
      options: ['69', '77'].map((label) => ({
        label,
        changed: { commune: `${label}189`, radius: 20, areas: [], withoutAreas: [], city: null },
      })),
    },
  ]);
});

test('the subcategory, the hours and online events become filters', () => {
  expect(read('jazz après 20 h en ligne').changed).toMatchObject({
    subcategory: 'jazz',
    hours: ['20:00', '24:00'],
    online: true,
    text: '',
    markedLine: '[subcategory:jazz] [hours:après 20 h] [online:en ligne]',
  });
});

test('words for children are a filter of ages, unless an age is given', () => {
  const { changed } = read('théâtre en famille');
  expect(changed).toMatchObject({ subcategory: 'theatre', age: 'family', text: '' });
  expect(changed.markedLine).toBe('[subcategory:théâtre] [age:en famille]');
  expect(read('théâtre en famille, dès 4 ans').changed).toMatchObject({ age: '4', text: '' });
  const siblings = read('pour ma fille de 14 ans et mon fils de 8 ans').changed;
  expect(siblings).toMatchObject({ age: '8-14', text: '' });
  expect(siblings.markedLine).toBe('[age:pour ma fille de 14 ans] et [age:mon fils de 8 ans]');
});

test('areas replace a commune, and a commune replaces areas', () => {
  expect(read('concert en Bretagne ou en Normandie').changed).toMatchObject({
    areas: ['BRE', 'NOR'],
    commune: null,
    radius: 0,
    markedLine: '[category:concert] [commune:en Bretagne ou en Normandie]',
  });
  expect(read('concert à Nantes').changed).toMatchObject({ areas: [], withoutAreas: [], commune: '44109', radius: 20 });
});

test('a radius before its commune is kept', () => {
  expect(read('à moins de 50 km de Nantes').changed).toMatchObject({ commune: '44109', radius: 50 });
});

test.each([
  ['festival de jazz à Nantes', 'jazz', '[category:festival] de jazz [commune:à Nantes]'],
  ['festival rock ou jazz', 'rock ou jazz', '[category:festival] rock ou jazz'],
  ['festival de théâtre gratuit Molière', 'Molière théâtre', '[category:festival] de théâtre [price:gratuit] Molière'],
  ['festival de musique', '', '[subcategory:festival de musique]'],
])('beside festivals, another topic is searched: « %s »', (line, text, markedLine) => {
  const { changed } = read(line);
  expect(changed).toMatchObject({ text, markedLine });
  if (text) expect(changed).toMatchObject({ category: 'festival', subcategory: null, topics: [] });
});
