import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitWords } from '../text/splitWords.ts';
import { createTextIndex } from './createTextIndex.ts';

const search = (texts: readonly string[], query: string) =>
  createTextIndex(texts.length, (text) => texts[text] as string)(query)?.toSorted((one, other) => one - other);

test('every word of the query begins a word of the text, accents and case aside', () => {
  const texts = ['Nuit du Jazz', 'Été jazzy à l’Œuvre', 'Opéra'];
  expect(search(texts, 'JAZZ')).toEqual([0, 1]);
  expect(search(texts, 'jaz ete')).toEqual([1]);
  expect(search(texts, 'oeuvre')).toEqual([1]);
  expect(search(texts, 'azz')).toEqual([]);
  expect(search(texts, 'jazz jazz')).toEqual([0, 1]);
});

test('a query without a word asks for nothing', () => {
  for (const query of ['', ' ', '(', '’']) expect(search(['a'], query)).toBeUndefined();
});

test('an index of nothing finds nothing', () => {
  expect(search([], 'jazz')).toEqual([]);
});

test('ten thousand words in a query are no trouble', () => {
  expect(search(['jazz'], 'ja '.repeat(10_000))).toEqual([0]);
});

test('it finds what reading every text finds', () => {
  const word = fc.constantFrom(
    'jazz',
    'Jazzy',
    'ete',
    'Été',
    'e',
    'œ',
    'oeuf',
    '日本',
    '日',
    '10',
    '1',
    'a-b',
    '’',
    '\uffff',
  );
  const text = fc.array(word, { maxLength: 6 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(fc.array(text, { maxLength: 20 }), text, (texts, query) => {
      const prefixes = splitWords(query);
      const matching = texts
        .map((text) => splitWords(text))
        .flatMap((words, at) =>
          prefixes.every((prefix) => words.some((word) => word.startsWith(prefix))) ? [at] : [],
        );
      expect(search(texts, query)).toEqual(prefixes.length ? matching : undefined);
    }),
    { numRuns: 2000 },
  );
});
