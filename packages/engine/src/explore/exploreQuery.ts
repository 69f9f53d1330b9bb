import { pageLength } from '../constants.ts';
import type { Category } from '../taxonomy/eventCategories.ts';
import type { DateFilter, Sort } from '../vocabulary.ts';

/** What one looks for in the explore list. */
export interface ExploreQuery {
  readonly text: string;
  /** As written; null for every city. */
  readonly city: string | null;
  readonly category: Category | null;
  readonly dateFilter: DateFilter;
  readonly sort: Sort;
  /** Null for the sort's own: descending for popularity and score, else ascending. */
  readonly direction: 'ascending' | 'descending' | null;
  /** From 1 on. */
  readonly page: number;
  /** Events on a page. */
  readonly limit: number;
}

/** The query that asks for everything, in the default order. */
export const exploreDefaults: ExploreQuery = {
  text: '',
  city: null,
  category: null,
  dateFilter: 'all',
  sort: 'popularity',
  direction: null,
  page: 1,
  limit: pageLength,
};
