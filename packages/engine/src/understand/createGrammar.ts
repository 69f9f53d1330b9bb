import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import { foldText } from '../text/foldText.ts';
import type { Dictionary } from './Dictionary.ts';
import type { Filter } from './Understanding.ts';

/** The meaning of a word of a category. */
export interface WordMeaning {
  /** Undefined for a word that is narrower than its category. */
  readonly filter?: Filter | undefined;
  /** The category of a subcategory, or the category itself, of a word with a filter. */
  readonly family?: string | undefined;
  /** Whether the word also occurs in the names of venues. */
  readonly isVenue: boolean;
}

/** A compiled dictionary. */
export interface Grammar {
  readonly dictionary: Dictionary;
  readonly rules: readonly { readonly meaning: string; readonly pattern: RegExp }[];
  /** The keys are folded words, and words whose accents are required. */
  readonly words: ReadonlyMap<string, WordMeaning>;
  /** Single words of five letters or more, by length. */
  readonly longWords: ReadonlyMap<number, readonly string[]>;
  readonly lookalikes: ReadonlySet<string>;
  readonly commonNames: ReadonlySet<string>;
  readonly regions: ReadonlySet<string>;
  readonly silent: ReadonlySet<string>;
  readonly or: ReadonlySet<string>;
  /** What a number before it counts, so that it is not that of a district: « Paris 20 h », « Lyon 3 décembre ». */
  readonly counted: RegExp;
}

/** Compiles a dictionary. The result is cached. */
export const createGrammar: (dictionary: Dictionary) => Grammar = /* @__PURE__ */ memoizeByReference((dictionary) => {
  const words = createWords(dictionary);
  const longWords = new Map<number, string[]>();
  for (const word of words.keys()) {
    if (word.length < 5 || /[^a-z]/.test(word)) continue;
    longWords.set(word.length, [...(longWords.get(word.length) ?? []), word]);
  }
  return {
    dictionary,
    rules: dictionary.rules.map(([meaning, pattern]) => ({
      meaning,
      pattern: new RegExp(`(?:${expand(pattern, dictionary)})(?= |$)`, 'y'),
    })),
    words,
    longWords,
    lookalikes: setOf(dictionary.lookalikes),
    commonNames: setOf(dictionary.commonNames),
    regions: setOf(dictionary.regions),
    silent: setOf(dictionary.silent),
    or: setOf(dictionary.or),
    counted: new RegExp(expand(`^(${units}|-|(et|and|y|au|to|al) \\d+|((de|of) )?<m>)(?= |$)`, dictionary)),
  };
});

/** Returns the index of a word in a list of months, weekdays or seasons; -1 if it is not in the list. */
export function indexIn(list: string, word: string | undefined): number {
  return list.split('|').findIndex((spellings) => word && spellings.split(' ').includes(word.replaceAll(' ', '_')));
}

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(' ').map((name) => name.replaceAll('_', ' ')));

/** What a number before it counts: it is no day and no district. */
const units = 'h|heures?|horas?|[:/€£]|euros?|jours?|ans|anos|years?|[ap]m|km|rue';

/**
 * Makes the plain groups of a pattern match without capturing, and replaces its placeholders: `<d>` day, `<m>` month, `<k>` number
 * of the month, `<y>` year, `<w>` weekday, `<p>` part of the day, `<h>` time, `<n>` number, `<s>` school holidays, `<z>` their
 * zone; `<c>` matches nothing, and only where the number before it counts nothing. `<d2>` is a second day.
 */
function expand(pattern: string, dictionary: Dictionary): string {
  const oneOf = (list: string) => list.replaceAll(' ', '|').replaceAll('_', ' ');
  const sources: Readonly<Record<string, (suffix: string) => string>> = {
    d: (suffix) => `(?<d${suffix}>\\d{1,2})${dictionary.ordinal}`,
    m: (suffix) => `(?<m${suffix}>${oneOf(dictionary.months)})`,
    k: (suffix) => `(?<k${suffix}>\\d{1,2})`,
    y: (suffix) => `(?<y${suffix}>20\\d\\d)`,
    w: (suffix) => `(?<w${suffix}>${oneOf(dictionary.weekdays)})`,
    p: () => `(?<p>${dictionary.parts.map(([part]) => part).join('|')})`,
    h: (suffix) =>
      `(?<h${suffix}>\\d{1,2})(?: (?<u${suffix}>h|heures?|horas?|:)(?: (?<i${suffix}>[0-5]\\d))?)?(?: h)?(?: (?<a${suffix}>am|pm))?`,
    n: () => `(?<n>\\d{1,5}|${oneOf(dictionary.numbers)})`,
    s: () => `(?<s>${oneOf(dictionary.seasons)})`,
    z: () => '(?:zone (?<z>[abc]))',
    c: () => `(?! (?:${units})(?: |$))`,
  };
  return pattern
    .replace(/\((?!\?)/g, '(?:')
    .replace(/(?<!\(\?)<([a-z])(2?)>/g, (_, name: string, suffix: string) => sources[name]?.(suffix) ?? '');
}

function createWords({ words }: Dictionary): Map<string, WordMeaning> {
  const meanings = new Map<string, WordMeaning>();
  const add = (list: string, meaning: Omit<WordMeaning, 'isVenue'>) => {
    for (const entry of list.split(',').filter(Boolean)) {
      const [, accents, text = '', venue] = entry.match(/^(!?)(.*?)(\*?)$/) ?? [];
      const word = accents ? text : foldText(text);
      for (const form of listForms(word))
        if (!meanings.has(form)) meanings.set(form, { ...meaning, isVenue: Boolean(venue) });
    }
  };
  for (const [category, subcategory, exact] of words) {
    const filter: Filter = subcategory
      ? { filter: 'subcategory', value: subcategory }
      : { filter: 'category', value: category };
    add(exact, { filter, family: category });
  }
  for (const [, , , narrower] of words) add(narrower, {});
  return meanings;
}

/** Lists a word and its plurals: of its first word, its last word, or both. */
function listForms(word: string): string[] {
  const parts = word.split(' ');
  const plural = (part: string) => (/[sxz]$/.test(part) ? part : `${part}s`);
  const last = parts.length - 1;
  return [[], [last], [0], [0, last]].map((plurals) =>
    parts.map((part, at) => (plurals.includes(at) ? plural(part) : part)).join(' '),
  );
}
