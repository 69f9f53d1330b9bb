import { pageLength } from '../src/constants.ts';
import type { Category } from '../src/taxonomy/eventCategories.ts';
import type { Topic } from '../src/understand/Understanding.ts';
import type { DateFilter, Sort } from '../src/vocabulary.ts';

/** A query of the explore list. */
export interface ExploreQuery {
  readonly text: string;
  /** The city as written; null for every city. */
  readonly city: string | null;
  readonly category: Category | null;
  /** Categories and subcategories, any of which an event must have; empty for any event. */
  readonly topics: readonly Topic[];
  /** The same, of those that an event must not have. */
  readonly without: readonly Topic[];
  readonly dateFilter: DateFilter;
  readonly sort: Sort;
  /** Null for the default of the sort: descending for popularity and score, ascending for all others. */
  readonly direction: 'ascending' | 'descending' | null;
  /** The page number, from 1. */
  readonly page: number;
  /** The number of events on a page. */
  readonly limit: number;
}

/** The query without filters, in the default order. */
export const exploreDefaults: ExploreQuery = {
  text: '',
  city: null,
  category: null,
  topics: [],
  without: [],
  dateFilter: 'all',
  sort: 'popularity',
  direction: null,
  page: 1,
  limit: pageLength,
};
