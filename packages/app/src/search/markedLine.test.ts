import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerQuestion, formatMarkedLine, listOpenQuestions, parseMarkedLine, readTypedLine } from './markedLine';

const marked = '[category:concert] Orelsan [price:gratuit] [?:près de Sainte-Colombe]';

test('a marked line is parsed into the typed line and the meaning of its words', () => {
  expect(formatMarkedLine(parseMarkedLine(marked))).toBe(marked);
  expect(readTypedLine(marked)).toBe('concert Orelsan gratuit près de Sainte-Colombe');
  expect(listOpenQuestions(marked)).toEqual(['près de Sainte-Colombe']);
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
