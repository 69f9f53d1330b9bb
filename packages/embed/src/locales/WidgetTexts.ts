import type { Category, EventStatus, TaxonomySlug } from '@lively/engine';

/** What the widgets say, in one language. */
export interface WidgetTexts {
  /** The locale of dates and numbers, as `Intl` takes it. */
  readonly locale: string;
  readonly categories: Readonly<Record<Category, string>>;
  /** The tastes that are no categories, as the app names them. */
  readonly tastes: Readonly<Record<Exclude<TaxonomySlug, Category>, string>>;
  /** The labels of what a visitor has to know before they go. */
  readonly statuses: Readonly<Partial<Record<EventStatus | 'past', string>>>;
  /** After a number. */
  readonly participants: string;
  readonly tickets: string;
  readonly free: string;
  /** The lowest of several prices. */
  readonly formatFrom: (amount: string) => string;
  /** Before the days and hours of other dates. */
  readonly otherDates: string;
  /** What the shown day is among the days of an event. `closed` are at most two weekdays. */
  readonly rarity: {
    readonly only: string;
    readonly last: string;
    readonly left: (days: number) => string;
    readonly daily: (until: string, closed: readonly string[]) => string;
  };
  /** Before the name of a source. */
  readonly source: string;
  /** A list that shows some of its events; a plus sign may follow the total. */
  readonly formatCount: (shown: string, total: string) => string;
  /** The link to the site, with the filters of the list. */
  readonly seeAll: string;
  /** The button that shows the next events of a list. */
  readonly showMore: string;
  readonly empty: string;
  readonly failed: string;
  readonly retry: string;
}
