import type { Category, DateFilter, Sort, SubcategorySlug } from '../../../packages/engine/src/index.ts';
import type { Topic } from '../../../packages/engine/src/understand/index.ts';
import type { AskedAges } from '../../../packages/engine/testing/suitsAges.ts';
import type { EventKind } from './eventKinds.ts';

/** The query of explore_events: the filters of the engine, and those that only the database has. */
export interface FilterQuery extends Readonly<Record<EventKind, boolean>> {
  readonly text: string;
  readonly city: string | null;
  /** INSEE code. */
  readonly commune: string | null;
  /** Kilometres around the commune; null for the commune alone. */
  readonly radius: number | null;
  /** Codes of departments, regions, communes and districts, in one of which an event must be; empty for everywhere. */
  readonly areas: readonly string[];
  /** The same, of those in none of which an event may be. */
  readonly withoutAreas: readonly string[];
  /** Degrees: west, south, east, north. */
  readonly box: readonly [number, number, number, number] | null;
  readonly category: Category | 'notice' | null;
  readonly subcategory: SubcategorySlug | null;
  /** Slugs of categories or subcategories, any of which an event must have; empty for any event. */
  readonly topics: readonly Topic[];
  /** The same, of those that an event must not have. */
  readonly without: readonly Topic[];
  readonly date: DateFilter | 'tonight';
  /** First and last civil day, `YYYY-MM-DD`; only with the date filter `all`. */
  readonly days: readonly [string, string] | null;
  /** From 1 for Monday: on one of which an event must be, within the days; empty for any day. */
  readonly weekdays: readonly number[];
  /** Euros. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
  readonly access: readonly string[];
  /** The range in which an event begins: `HH:MM`, from and before. With a date filter, on one of its days. */
  readonly hours: readonly [string, string] | null;
  readonly ages: AskedAges | null;
  readonly sort: Sort;
  readonly direction: 'ascending' | 'descending' | null;
  /** The page number, from 1. */
  readonly page: number;
  readonly limit: number;
}
