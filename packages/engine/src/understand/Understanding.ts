import type { Commune } from '../communes/Commune.ts';
import type { Category } from '../taxonomy/eventCategories.ts';
import type { SubcategorySlug } from '../taxonomy/preferenceCategories.ts';
import type { CivilDate, DateFilter, Sort } from '../vocabulary.ts';
import type { Dictionary } from './Dictionary.ts';

/** What a venue can be accessible for, as in the explore query. */
export type AccessNeed = 'mobility' | 'visual' | 'hearing' | 'intellectual' | 'psychic';

/** The value of each filter, named as in the explore query. */
export interface FilterValues {
  readonly day: Exclude<DateFilter, 'all'> | 'tonight';
  /** The first and the last day. */
  readonly days: readonly [first: CivilDate, last: CivilDate];
  /** When an event begins, `HH:MM`; `24:00` is midnight. */
  readonly hours: readonly [from: string, to: string];
  /** Code of INSEE. */
  readonly commune: string;
  /** Kilometres around the commune or the position: one of `radii`. */
  readonly radius: number;
  /** Around the visitor: the device is asked where it is. */
  readonly position: true;
  readonly category: Category;
  readonly subcategory: SubcategorySlug;
  /** Euros; 0 is free. */
  readonly maxPrice: number;
  /** One need; a line may name several. */
  readonly access: AccessNeed;
  /** For children too. */
  readonly family: true;
  readonly online: true;
  readonly sort: Sort;
}

export type FilterName = keyof FilterValues;

/** A filter with its value. */
export type Filter = {
  readonly [Name in FilterName]: { readonly filter: Name; readonly value: FilterValues[Name] };
}[FilterName];

/** Where words are in the line: the index of the first character, and that after the last. */
export type Span = readonly [start: number, end: number];

/** A filter with the words it was read from. Filters that were read from the same words have the same span. */
export type UnderstoodFilter = Filter & { readonly words: Span };

/** A name that several communes share, or holidays whose dates differ between zones. Until one is chosen, the words stay text. */
export interface Choice {
  readonly words: Span;
  /** Each gives the filters that choosing it sets. `label` is a department or the letter of a zone. */
  readonly options: readonly { readonly label: string; readonly filters: readonly Filter[] }[];
}

/** What a line means. */
export interface Understanding {
  readonly filters: readonly UnderstoodFilter[];
  readonly choices: readonly Choice[];
  /** What the text search is asked: the words of no filter. */
  readonly text: string;
}

/** What a line is read with. */
export interface UnderstandingOptions {
  readonly now: Date | number;
  /** Of the visitor: IANA name. */
  readonly timeZone: string;
  readonly dictionary: Dictionary;
  /**
   * The communes with a name or postal code: folded words with spaces between, as `splitWords` gives them, `saint` in full. It is
   * called for each group of words that may be a place.
   */
  readonly findCommunes: (name: string) => readonly Commune[];
  /** The filters that can be set: words that mean another one stay text. @default all */
  readonly usable?: readonly FilterName[] | undefined;
}
