import { memoizeByReference } from '../memoize/memoizeByReference.ts';
import { foldText } from '../text/foldText.ts';
import type { Dictionary } from './Dictionary.ts';
import { listWords } from './listWords.ts';
import type { Filter } from './Understanding.ts';

/** The meaning of a word of a category. */
export interface WordMeaning {
  readonly filter: Extract<Filter, { filter: 'category' | 'subcategory' }>;
  /** The category of a subcategory, or the category itself. */
  readonly family: string;
  /** Whether the word also occurs in the names of venues. */
  readonly isVenue: boolean;
}

/** A compiled dictionary. */
export interface Grammar {
  readonly dictionary: Dictionary;
  /** Whether a list of the dictionary contains some words. */
  readonly lists: (
    list: 'narrowing' | 'commonNames' | 'regions' | 'articles' | 'silent' | 'or',
    words: string,
  ) => boolean;
  readonly rules: readonly { readonly meaning: string; readonly pattern: RegExp }[];
  /** The keys are folded words, and words whose accents are required. */
  readonly words: ReadonlyMap<string, WordMeaning>;
  /** The words in which a typing error is corrected; of five letters, only swapped ones. */
  readonly corrected: ReadonlySet<string>;
  /** Words that are right as they are. */
  readonly known: ReadonlySet<string>;
  /** What a number before it counts, so that it is not that of a district: « Paris 20 h », « Lyon 3 décembre ». */
  readonly counted: RegExp;
}

/** Compiles a dictionary. The result is cached. */
export const createGrammar: (dictionary: Dictionary) => Grammar = /* @__PURE__ */ memoizeByReference((written) => {
  const dictionary = { ...written, silent: `${written.articles} ${written.silent}` };
  const entries = listWords(dictionary);
  const words = createWords(entries);
  const { months, weekdays, corrected, lookalikes, commonNames, silent, asking } = dictionary;
  return {
    dictionary,
    lists: (list, words) => ` ${dictionary[list]} `.includes(` ${words.replaceAll(' ', '_')} `),
    rules: [...`${dictionary.rules}\nunread ((<i> )*<g> ?)+(moi|vous)?`.matchAll(/(\S+) (.+)/g)].map(
      ([, meaning = '', pattern = '']) => ({
        meaning,
        pattern: new RegExp(`(?:${expand(pattern, dictionary)})(?= |$)`, 'y'),
      }),
    ),
    words,
    corrected: new Set(
      foldText(`${entries.map(([, , list]) => list)} ${months} ${weekdays} ${corrected}`).match(/\b[a-z]{5,}\b/g),
    ),
    known: new Set(`${dictionary.rules} ${lookalikes} ${commonNames} ${silent} ${asking}`.match(/[a-z]{5,}/g)),
    counted: new RegExp(expand('^(<n>|-|(et|and|y|au|to|al) \\d+|((de|of) )?<m>)(?= |$)', dictionary)),
  };
});

/** Returns the index of a word, or of its abbreviation, in a list of months, weekdays, seasons or holidays; -1 if it is not in the list. */
export function indexIn(list: string, word: string | undefined): number {
  return list
    .split('|')
    .findIndex((spellings) => word && spellings.split(' ').some((each) => each.startsWith(word.replaceAll(' ', '_'))));
}

/**
 * Replaces the placeholders of a pattern: `<d>` day, `<m>` month, `<k>` number of the month, `<y>` year, `<w>` weekday, `<o>` weekday
 * without abbreviations, `<p>` part of the day, `<h>` time, `<t>` season, `<s>` school holidays; `<e>` an amount, `<v>` a
 * least amount, `<f>` the same, perhaps without its currency; `<x>` a number of days, weeks or years, `<r>` a distance; `<i>` a silent
 * word, `<g>` one that asks; `<n>` what a number counts, `<c>` matches nothing, and only where the number before it counts nothing. `<d2>`
 * is a second day.
 */
function expand(pattern: string, dictionary: Dictionary): string {
  const { hour, money, half, units } = dictionary;
  /** The least of two amounts, perhaps without its currency. */
  const anyAmount = `(€ )?(?<f>\\d{1,4})( (${money}))?`;
  /** Matches nothing, and only after an amount with its currency. */
  const priced = `(?<=€ [\\d ,]+|${money})`;
  const counted = `${hour}|[:/£]|${money}|${units}`;
  const oneOf = (list: string) => list.replaceAll(' ', '|').replaceAll('_', ' ');
  // At least the first three letters: « sam », « sept », “thurs”.
  const abbreviate = (list: string) =>
    oneOf(list).replace(/(?<=\b\w{3})\w+/g, (end) => end.replace(/./g, '($&') + ')?'.repeat(end.length));
  // `#` is the suffix of a second day.
  const sources: Readonly<Record<string, string>> = {
    d: '(?<d#>0?[1-9]|[12]\\d|3[01])( (er|st|nd|rd|th))?',
    m: `(?<m#>${abbreviate(dictionary.months)})`,
    k: '(?<k#>\\d{1,2})',
    y: '(?<y#>20\\d\\d)',
    w: `(?<w#>${abbreviate(dictionary.weekdays)})`,
    o: `(?<w#>${oneOf(dictionary.weekdays)})`,
    p: `(?<p>${dictionary.parts.map(([part]) => part).join('|')})`,
    h: `(?<h#>\\d{1,2})( (,(?= \\d\\d [ap]m)|(?<u#>${hour}|:))( (?<i#>[0-5]\\d))?)?( h)?( (?<a#>${half}))?`,
    s: `(?<s>${oneOf(dictionary.holidays)})`,
    t: `(?<t>${oneOf(dictionary.seasons)})`,
    e: `(€ )?(?<e>\\d{1,4})( , (?<c>\\d\\d?))?( (${money}))?${priced}`,
    f: anyAmount,
    v: anyAmount + priced,
    c: `(?! (${counted})( |$))`,
    n: `(${counted})`,
    x: '(?<q#>\\d{1,3})',
    i: `(${oneOf(dictionary.silent)})`,
    g: `(${oneOf(dictionary.asking)})`,
    r: '(?<q>\\d{1,3}) (km|kilom[a-z]+|bornes?|(?<u>miles?))',
  };
  return pattern.replace(
    /(?<!\(\?)<([a-z])(2?)>/g,
    (_, name: string, suffix: string) => sources[name]?.replaceAll('#', suffix) ?? '',
  );
}

function createWords(entries: ReturnType<typeof listWords>): Map<string, WordMeaning> {
  const meanings = new Map<string, WordMeaning>();
  for (const [category, subcategory, list] of entries) {
    const filter: WordMeaning['filter'] = subcategory
      ? { filter: 'subcategory', value: subcategory }
      : { filter: 'category', value: category };
    for (const entry of list.split(',')) {
      const [text = '', venue] = entry.replace('!', '').split('*');
      const meaning = { filter, family: category, isVenue: venue !== undefined };
      // « videgrenier »
      for (const form of listForms(text)) meanings.set(form, meaning).set(form.replaceAll(' ', ''), meaning);
    }
  }
  return meanings;
}

/** Lists words and their plurals: of the last word, of those before it, or of all. */
function listForms(words: string): string[] {
  const parts = words.split(' ');
  // « talleres »
  const ends = ['', 's', 'es'];
  return ends.flatMap((first) =>
    ends.map((last) => parts.map((part, at) => part + (parts[at + 1] ? first : last)).join(' ')),
  );
}
