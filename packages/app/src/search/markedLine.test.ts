import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerQuestion,
  formatMarkedLine,
  isMarked,
  joinMarkedLines,
  listOpenQuestions,
  parseMarkedLine,
  readTypedLine,
  unmark,
  wordsOf,
} from './markedLine';

const marked = '[category:concert] Orelsan [price:gratuit] [?:près de Sainte-Colombe]';

test('a marked line is parsed into the typed line and the meaning of its words', () => {
  expect(formatMarkedLine(parseMarkedLine(marked))).toBe(marked);
  expect(readTypedLine(marked)).toBe('concert Orelsan gratuit près de Sainte-Colombe');
  expect(wordsOf(marked, 'price')).toBe('gratuit');
  expect(wordsOf(marked, 'date')).toBe('');
  expect(listOpenQuestions(marked)).toEqual(['près de Sainte-Colombe']);
});

test('unmark keeps the words, and returns an empty line without marks', () => {
  expect(unmark(marked, 'price')).toBe('[category:concert] Orelsan gratuit [?:près de Sainte-Colombe]');
  expect(unmark('jazz [date:ce soir]', 'date')).toBe('');
});

test('words with two meanings keep the other one', () => {
  const both = '[category+subcategory:jazz]';
  expect(wordsOf(both, 'category')).toBe('');
  expect(isMarked(both, 'category')).toBe(true);
  expect(unmark(both, 'category')).toBe('[subcategory:jazz]');
  expect(wordsOf('[subcategory:jazz]', 'subcategory')).toBe('jazz');
});

test('a second line keeps the words of the first that still apply', () => {
  expect(joinMarkedLines(marked, 'expo [price:moins de 10 €]')).toBe('expo [price:moins de 10 €] [category:concert]');
  expect(joinMarkedLines(marked, '')).toBe('[category:concert] [price:gratuit]');
  expect(joinMarkedLines('', '[date:demain]')).toBe('[date:demain]');
});

test('an answer marks its words with the meaning', () => {
  expect(answerQuestion(marked, 'près de Sainte-Colombe', 'commune')).toBe(
    '[category:concert] Orelsan [price:gratuit] [commune:près de Sainte-Colombe]',
  );
});

test('any text is unchanged when it is parsed and formatted a second time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = formatMarkedLine(parseMarkedLine(text));
      expect(formatMarkedLine(parseMarkedLine(once))).toBe(once);
    }),
  );
});
