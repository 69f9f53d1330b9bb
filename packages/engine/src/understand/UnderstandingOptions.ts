import type { NamedPlace } from '../areas/createPlaceFinder.ts';
import type { CivilDate } from '../vocabulary.ts';
import type { Dictionary } from './Dictionary.ts';
import type { FurtherReader } from './FurtherReader.ts';
import type { FilterName } from './Understanding.ts';

/** The options for reading a line. */
export interface UnderstandingOptions {
  /** The day where the visitor is. */
  readonly today: CivilDate;
  readonly dictionary: Dictionary;
  /**
   * Finds the places with a name, postal code or number: see `createPlaceFinder`. The name is folded words separated by spaces, as
   * from `splitWords`, with `saint` in full. It is called for each group of words that may be a place.
   */
  readonly findPlaces: (name: string) => readonly NamedPlace[];
  /** Reads what few lines have, such as « sauf rock ». @default such words are text, and the line `needsFurther` */
  readonly further?: FurtherReader | undefined;
  /** The filters that can be set. Words of any other filter stay text. @default all */
  readonly usable?: readonly FilterName[] | undefined;
}
