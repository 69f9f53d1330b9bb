import type { Category } from '../taxonomy/eventCategories.ts';
import type { SubcategorySlug } from '../taxonomy/preferenceCategories.ts';

/**
 * The words of a language. Everything is folded (`foldText`), apostrophes and hyphens are spaces, and digits stand apart from
 * letters: `20h30` is `20 h 30`.
 */
export interface Dictionary {
  /** From January on; `|` separates months, a space the spellings of one. */
  readonly months: string;
  /** From Monday on, written like the months. */
  readonly weekdays: string;
  /** School holidays, written like the months: All Saints, Christmas, winter, spring, summer, Ascension. */
  readonly seasons: string;
  /** From one on, separated by spaces. */
  readonly numbers: string;
  /** What follows the number of a day: `1er`, `2nd`. A regular expression. */
  readonly ordinal: string;
  /** Parts of a day after the name of a day: a regular expression and the hours. */
  readonly parts: readonly (readonly [pattern: string, hours: string])[];
  /**
   * Phrases: what they mean and a regular expression with placeholders (`createGrammar`). The longest phrase wins, then the first.
   */
  readonly rules: readonly (readonly [meaning: string, pattern: string])[];
  /**
   * Words of categories, separated by commas, plurals with `s` left out. `!` before a word: only with its accents. `*` after it:
   * also the name of venues (« théâtre Mogador »), a filter only where no unknown word follows.
   */
  readonly words: readonly (readonly [Category, SubcategorySlug | null, words: string])[];
  /** Words that look like a typing error of a category, and are none. */
  readonly lookalikes: string;
  /** Communes that are common words or regions: places only after a preposition, or alone. */
  readonly commonNames: string;
  /** Regions and countries that are also communes: never places. */
  readonly regions: string;
  /** Words without meaning for a search, and words before which a name is no place. */
  readonly silent: string;
  /** Whether 5/12 is the fifth of December beyond doubt. */
  readonly isDayFirst: boolean;
}
