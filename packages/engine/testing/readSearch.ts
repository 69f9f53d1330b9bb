import { commonSearchWords, searchWordLimit } from '../src/constants.ts';
import { splitWords } from '../src/text/splitWords.ts';
import { searchedWords } from './searchedWords.ts';

/** What a text asks for. */
export interface Search {
  /** The words of each alternative; an event has all of one. */
  readonly alternatives: readonly (readonly string[])[];
  /** The words of each exclusion; an event has all of none. */
  readonly excluded: readonly (readonly string[])[];
}

/**
 * Reads a text: « ou », “or” and « o » separate alternatives, and a dash before a word excludes it. The database's
 * `private.read_search` is equal.
 *
 * @example
 * readSearch('jazz ou blues -techno'); // { alternatives: [['jazz'], ['blues']], excluded: [['techno']] }
 */
export function readSearch(text: string): Search {
  const terms = text.split(/[ \t\n\r\f\v\u00A0\u202F]+/);
  const isExcluded = (term: string) => /^-[^-]/.test(term);
  const sides = terms
    .filter((term) => !isExcluded(term))
    .join(' ')
    .split(/ (?:ou|or|o|u) /i);
  const alternatives = sides.length > 1 ? sides.flatMap((side) => side.split(',')) : sides;
  const kept = searchedWords(alternatives.join(' '));
  const asked = alternatives.map((side) => [...new Set(splitWords(side))].filter((word) => kept.includes(word)));
  // Each use of a word reads the index.
  let left = searchWordLimit;
  const bounded = [...new Map(asked.map((words) => [words.join(' '), words])).values()].map((words) => {
    const used = words.slice(0, left);
    left -= used.length;
    return used;
  });
  return {
    alternatives: bounded.filter((words) => words.length),
    excluded: terms
      .filter(isExcluded)
      .map((term) => splitWords(term).filter((word) => !/^[a-z]$/.test(word) && !commonSearchWords.includes(word)))
      .filter((words) => words.length)
      .slice(0, searchWordLimit),
  };
}
