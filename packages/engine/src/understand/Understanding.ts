import type { accessNeeds } from '../constants.ts';
import type { Category } from '../taxonomy/eventCategories.ts';
import type { SubcategorySlug } from '../taxonomy/preferenceCategories.ts';
import type { CivilDate, DateFilter, Sort } from '../vocabulary.ts';

/** A category or a subcategory. */
export type Topic = Category | SubcategorySlug;

/** A day of the week, from 1 for Monday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** The value of each filter, named as in the explore query. */
export interface FilterValues {
  readonly day: Exclude<DateFilter, 'all'> | 'tonight';
  /** The first and the last day. */
  readonly days: readonly [first: CivilDate, last: CivilDate];
  /** Of the days, or of all days: events on one of these. */
  readonly weekdays: readonly Weekday[];
  /** The range in which an event begins, `HH:MM`; `24:00` is midnight. */
  readonly hours: readonly [from: string, to: string];
  /** The INSEE code. */
  readonly commune: string;
  /** The codes of departments, regions, communes and districts: events of one of them. */
  readonly areas: readonly string[];
  /** The same codes: events in none of them. A line may contain several such filters. */
  readonly withoutAreas: readonly string[];
  /** Kilometres around the commune or the position: one of `radii`. */
  readonly radius: number;
  /** Around the visitor: the device is asked for its position. */
  readonly position: true;
  readonly category: Category;
  readonly subcategory: SubcategorySlug;
  /** Events of one of these topics. */
  readonly topics: readonly Topic[];
  /** Events of none of these topics. A line may contain several such filters. */
  readonly without: readonly Topic[];
  /** Euros; `leastPaid` is not free. */
  readonly minPrice: number;
  /** Euros; 0 is free. */
  readonly maxPrice: number;
  /** One need; a line may contain several. */
  readonly access: (typeof accessNeeds)[number];
  /** The youngest and the oldest age of children that an event must suit, in years: 0 to 17. */
  readonly age: readonly [youngest: number, oldest: number];
  /** Also for children. */
  readonly family: true;
  readonly online: true;
  readonly sort: Sort;
}

export type FilterName = keyof FilterValues;

/** A filter with its value. */
export type Filter = {
  readonly [Name in FilterName]: { readonly filter: Name; readonly value: FilterValues[Name] };
}[FilterName];

/** The position of words in the line: the index of the first character, and the index after the last. */
export type Span = readonly [start: number, end: number];

/** A filter with the words that it was read from. Filters that were read from the same words have the same span. */
export type UnderstoodFilter = Filter & { readonly words: Span };

/**
 * A name that several communes share, holidays whose dates differ between zones, or days that are one of several: « vendredi prochain »,
 * « le 5 et le 20 ». The words stay text until the user chooses.
 */
export interface Choice {
  readonly words: Span;
  /** Each option has the filters that it sets. `label` is a department, the letter of a zone, or the values of the filters. */
  readonly options: readonly { readonly label: string; readonly filters: readonly Filter[] }[];
}

/** The meaning of a line. */
export interface Understanding {
  readonly filters: readonly UnderstoodFilter[];
  readonly choices: readonly Choice[];
  /** The text for the text search: the words that are not part of a filter. */
  readonly text: string;
  /**
   * Words that are neither: those that ask, such as « que faire », those that no filter can mean, such as « entre amis », and what is
   * excluded without a filter for it, such as « sauf Paris ».
   */
  readonly unread: readonly Span[];
  /** Whether words need the option `further`, which is missing: the line is not read completely. */
  readonly needsFurther: boolean;
}
