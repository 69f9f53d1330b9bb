import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { dictionaries, type GrammarLanguage, grammarLanguages } from '../../testing/dictionaries.ts';
import { createCommuneFinder } from '../../testing/findAllCommunes.ts';
import { readSentences } from '../../testing/readSentences.ts';
import { createPlaceFinder } from '../areas/createPlaceFinder.ts';
import { today } from '../dates/civilDate.ts';
import { further } from './further.ts';
import type { UnderstoodFilter } from './Understanding.ts';
import { understand } from './understand.ts';

const findPlaces = createPlaceFinder(createCommuneFinder());
const understandIn = (language: GrammarLanguage, line: string, now = Date.parse('2026-11-24T09:00:00Z')) =>
  understand(line, { further, today: today(now, 'Europe/Paris'), dictionary: dictionaries[language], findPlaces });

const sentences = grammarLanguages.flatMap((language) =>
  readSentences(language, 'seen').map(({ line }) => ({ language, line })),
);
const vocabulary = [...new Set(sentences.flatMap(({ line }) => line.split(' ')))];
const language = fc.constantFrom(...grammarLanguages);
const mixedLine = fc
  .array(
    fc.oneof(fc.constantFrom(...vocabulary), fc.string({ maxLength: 6 }), fc.constantFrom('12', '2026', '€', ',', '«')),
    {
      maxLength: 12,
    },
  )
  .map((words) => words.join(' '));
const anyLine = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme' }), mixedLine);
const instant = fc.oneof(
  fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) }),
  fc.constantFrom(Date.UTC(2026, 9, 25), Date.UTC(2027, 2, 28, 1), Date.UTC(2026, 11, 31, 23), NaN, Infinity),
);

test('the filters and choices of any line have spans within the line that do not overlap', () => {
  fc.assert(
    fc.property(language, anyLine, instant, (code, line, now) => {
      const { filters, choices } = understandIn(code, line, now);
      const spans = [...new Set([...filters, ...choices].map(({ words }) => words.join()))]
        .map((span) => span.split(',').map(Number))
        .sort(([one = 0], [other = 0]) => one - other);
      let end = 0;
      for (const [start = 0, next = 0] of spans) {
        expect(start).toBeGreaterThanOrEqual(end);
        expect(next).toBeGreaterThan(start);
        end = next;
      }
      expect(end).toBeLessThanOrEqual(line.length);
    }),
    { numRuns: 2000 },
  );
});

test('the text contains only words of the line, and the whole line if nothing is read or excluded', () => {
  fc.assert(
    fc.property(language, mixedLine, (code, line) => {
      const { filters, text, unread } = understandIn(code, line);
      const excludes = /(?:^| )-\S/.test(text);
      if (!filters.length && !unread.length && !excludes) expect(text).toBe(line.trim());
      const words = excludes ? line.normalize('NFC').toLowerCase() : line;
      for (const part of (excludes ? text.toLowerCase() : text).split(/\s+/).filter(Boolean))
        for (const word of excludes ? part.split('-') : [part]) expect(words).toContain(word);
    }),
    { numRuns: 2000 },
  );
});

const keyOf = ({ filter, value }: UnderstoodFilter) => `${filter} ${String(value)}`;

test('a filter is not found again after its words are removed from the line', () => {
  fc.assert(
    fc.property(fc.constantFrom(...sentences), ({ language: code, line }) => {
      const { filters } = understandIn(code, line);
      for (const removed of filters) {
        if (filters.filter((each) => keyOf(each) === keyOf(removed)).length > 1) continue;
        const [start, end] = removed.words;
        const rest = understandIn(code, `${line.slice(0, start)}${line.slice(end)}`);
        expect(rest.filters.map(keyOf)).not.toContain(keyOf(removed));
      }
    }),
    { numRuns: 600 },
  );
});

test.each([
  ['fr', ['pas', 'sans', 'sauf', 'hors', 'excepté', 'ni']],
  ['en', ['not', 'without', 'except', 'no', 'anything but']],
  ['es', ['no', 'sin', 'excepto', 'salvo', 'ni']],
] as const)('a negated phrase in %s never becomes its filter', (code, negations) => {
  const lines = sentences.filter((each) => each.language === code && !each.line.includes(','));
  fc.assert(
    fc.property(fc.constantFrom(...lines), fc.constantFrom(...negations), ({ line }, negation) => {
      const { filters } = understandIn(code, `${negation} ${line}`);
      const first = understandIn(code, line).filters[0];
      if (first && first.filter !== 'without' && first.words[0] === 0)
        expect(filters.map(keyOf)).not.toContain(keyOf(first));
    }),
    { numRuns: 1000 },
  );
});
