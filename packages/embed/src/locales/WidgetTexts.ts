import type { Category, EventStatus, TaxonomySlug } from '@lively/engine';
import type { Language } from '@lively/engine/languages';

/** The texts of the reasons of a rank. */
export interface ReasonTexts {
  /** The names of the tastes that are not categories, as in the app. */
  readonly tastes: Readonly<Record<Exclude<TaxonomySlug, Category>, string>>;
  /** The text after the number. */
  readonly participants: string;
}

/** The texts of the widgets in one language. */
export interface WidgetTexts {
  readonly language: Language;
  /** The locale of dates and numbers for `Intl`. */
  readonly locale: string;
  /** Undefined in French: `frenchReasons`. */
  readonly reasons?: ReasonTexts;
  /** The labels of the statuses that a visitor has to know. */
  readonly statuses: Readonly<Partial<Record<EventStatus | 'past', string>>>;
  readonly tickets: string;
  /** The prices that are said without an amount. */
  readonly prices: Readonly<Record<'free' | 'freeForSome' | 'payWhatYouWant', string>>;
  /** Formats the lowest of several prices. */
  readonly formatFrom: (amount: string) => string;
  /** The text before the other dates. */
  readonly otherDates: string;
  /** The texts of each rarity of the shown day. `closed` contains at most two weekdays. */
  readonly rarity: {
    readonly only: string;
    readonly last: string;
    readonly until: (date: string) => string;
    readonly left: (days: number) => string;
    readonly daily: (until: string, closed: readonly string[]) => string;
  };
  /** The text before the name of a source. */
  readonly source: string;
  /** Formats the number of shown events. */
  readonly formatCount: (shown: string, total: string) => string;
  /** The text before the limit of a total that is higher. */
  readonly moreThan: string;
  /** The link to the site, with the filters of the list. */
  readonly seeAll: string;
  /** The button that shows the next events of a list. */
  readonly showMore: string;
  readonly empty: string;
  readonly failed: string;
  readonly retry: string;
}
