import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './foldText.ts';
import { splitWords } from './splitWords.ts';

test.each([
  ['ÉTÉ', 'ete'],
  ['e\u0301te\u0301', 'ete'],
  ['L’Œuvre', "l'oeuvre"],
  ['Lætitia', 'laetitia'],
  ['ﬁn', 'fin'],
  ['İstanbul', 'istanbul'],
  ['10\u00a0€\u202f!', '10 € !'],
  ['１２', '12'],
  ['a\u0301\u0302\u0303\u0304', 'a'],
  ['日本', '日本'],
])('%j folds to %j', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});

test('words consist of letters and digits; any other character separates them', () => {
  expect(splitWords('Bal populaire – l’Été à Saint-Ouen, 2e édition !')).toEqual([
    'bal',
    'populaire',
    'l',
    'ete',
    'a',
    'saint',
    'ouen',
    '2e',
    'edition',
  ]);
  for (const text of ['', ' ', '(', '\u200b', '😀', '\ud800']) expect(splitWords(text)).toEqual([]);
});

test('folding ignores how characters are composed, and keeps the words of a folded text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      expect(splitWords(foldText(text))).toEqual(splitWords(text));
    }),
    { numRuns: 1000 },
  );
});
