import type { Category } from '../taxonomy/eventCategories.ts';

/**
 * The words of a language. All texts are folded (`foldText`), apostrophes and hyphens are spaces, and spaces separate
 * digits from letters: `20h30` is `20 h 30`.
 */
export interface Dictionary {
  /** The months from January; `|` separates months, a space separates the spellings of one month. Each may be abbreviated to three letters. */
  readonly months: string;
  /** The weekdays from Monday, in the format of the months. */
  readonly weekdays: string;
  /** The seasons from spring, in the format of the months. */
  readonly seasons: string;
  /** The school holidays, in the format of the months: All Saints, Christmas, winter, spring, summer, Ascension. */
  readonly holidays: string;
  /** The numbers from the first, separated by spaces: « premier deux trois ». The first may also be a day. */
  readonly numbers: string;
  /** What an hour is before, money, and what tells the half of the day of an hour: « 8 h du soir », “8 pm”. Regular expressions. */
  readonly hour: string;
  readonly money: string;
  readonly half: string;
  /** What else a number before it counts, so that it is no day and no district. A regular expression. */
  readonly units: string;
  /** The parts of a day that can follow a weekday: a regular expression and the hours. */
  readonly parts: readonly (readonly [pattern: string, hours: string])[];
  /**
   * The phrases: in each line a meaning and, after a space, a regular expression with placeholders (`createGrammar`). The longest
   * phrase wins; of equal ones, the first.
   */
  readonly rules: string;
  /**
   * The words that mean exactly a category, separated by commas, without their plurals with `s`; after a `|` those of each
   * subcategory: its slug and a colon before them, or only the slug if it is the word. A `!` before a word means that
   * its accents are required. A `*` after a word means that it is also part of the names of venues (« théâtre Mogador ») and a
   * filter only if no unknown word follows.
   */
  readonly words: Readonly<Record<Category, string>>;
  /** Words that narrow a category beside them, without their plurals with `s`: « jazz manouche », « ciné-club » stay text. */
  readonly narrowing: string;
  /** Words that ask, and nouns for every event: « cherche », « quels », « sorties ». Regular expressions, separated by spaces. */
  readonly asking: string;
  /** Words of phrases in which a typing error is corrected, besides those of categories, weekdays and months. */
  readonly corrected: string;
  /** The words between alternatives, as typed: « jazz ou blues ». */
  readonly or: string;
  /** Words that look like a corrected word with a typing error but are not. */
  readonly lookalikes: string;
  /** Communes whose names are common words or regions. They are places only after a preposition, or alone. */
  readonly commonNames: string;
  /** Words, countries and old provinces whose names are also communes. They are never places. */
  readonly regions: string;
  /** Articles, also with a preposition: they may stand between two words of a phrase. They are words without meaning, too. */
  readonly articles: string;
  /** Other words without meaning for a search. A name directly after one of these words is not read as a place. */
  readonly silent: string;
  /** Whether a word before a noun narrows it: “street theatre”. */
  readonly isNounLast?: true;
  /** Whether 5/12 always means the fifth of December. */
  readonly isDayFirst: boolean;
}
