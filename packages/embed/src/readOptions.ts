import { type Category, type DateFilter, safeHttpsUrl } from '@lively/engine';
import { dateFilters } from '@lively/engine/constants';
import { defaultLanguage, type Language } from '@lively/engine/languages';
import { type FoundRows, loadRows, type RowsRequest } from './loadRows.ts';
import { parseCategory } from './locales/parseCategory.ts';
import { parseLanguage } from './locales/parseLanguage.ts';
import type { WidgetTexts } from './locales/WidgetTexts.ts';
import type { FindTiming, ShownEvent } from './ShownEvent.ts';
import { writeQuery } from './writeQuery.ts';

/** The values of a partner's attributes, and what follows from them. An invalid value counts as omitted. */
export interface WidgetOptions {
  /** Whether the element is `<lively-event>`: one event, shown with its whole date. */
  readonly isSingle: boolean;
  readonly layout: string;
  /** Whether the events have no pictures. */
  readonly isCompact: boolean;
  /** The URL of a backend or of a feed; empty if the events are inside the element. */
  readonly source: string;
  /** The publishable key; empty if the source is a feed. */
  readonly apikey: string;
  readonly eventId: string;
  /** A sentence that the site reads. */
  readonly line: string;
  readonly city: string;
  readonly category: Category | undefined;
  readonly dateFilter: DateFilter;
  readonly limit: number;
  /** The origin of the site that shows an event's page. */
  readonly site: string;
  /** The path prefix of the site's pages in the language of the widget. */
  readonly prefix: string;
  readonly accent: string;
  /** The name of the partner as a query, `?partner=…`; empty without one. */
  readonly partner: string;
  readonly language: Language;
  /** The arguments of `explore_events`. */
  readonly parameters: Parameters;
  /** The parameters of the site's page with the same events. */
  readonly page: Parameters;
  /** Loads the rows of a request. */
  readonly load: (request: RowsRequest) => Promise<FoundRows>;
  /** What else a request depends on. A change loads the rows again. */
  readonly variant: string;
  /** Finds the time of an event on the days of a part. Undefined for those of `dateFilter`. */
  readonly findTiming: FindTiming | undefined;
  /** Orders the events that a widget may show. */
  readonly order: (events: readonly ShownEvent[], texts: WidgetTexts, now: number) => readonly ShownEvent[];
}

type Parameters = Readonly<Record<string, string | undefined>>;

const defaultLimit = 6;
const maxLimit = 100;

/** Reads the attributes of a widget. Its extensions read theirs. */
export function readOptions(element: HTMLElement): WidgetOptions {
  const attribute = (name: string) => element.getAttribute(name) ?? '';
  const isSingle = element.localName === 'lively-event';
  const { origin: site } = new URL(safeHttpsUrl(attribute('site')) ?? import.meta.url);
  const language = parseLanguage(element.closest<HTMLElement>('[lang]')?.lang || navigator.language);
  const number = Math.floor(Number(attribute('limit')));
  const limit = isSingle ? 1 : number > 0 ? Math.min(number, maxLimit) : defaultLimit;
  const city = attribute('city');
  const category = parseCategory(attribute('category'));
  const dateFilter = dateFilters.find((filter) => filter === attribute('date')) ?? 'all';
  const date = dateFilter === 'all' ? '' : dateFilter;
  const layout = attribute('layout');
  return {
    isSingle,
    layout,
    isCompact: layout === 'compact',
    source: attribute('source'),
    apikey: attribute('apikey'),
    eventId: attribute('event-id'),
    line: attribute('query').trim(),
    city,
    category,
    dateFilter,
    limit,
    site,
    prefix: language === defaultLanguage ? site : `${site}/${language}`,
    accent: attribute('accent'),
    partner: writeQuery({ partner: attribute('partner').match(/^.{1,60}$/)?.[0] }),
    language,
    parameters: { sort: 'date', page_size: `${limit}`, city, category, date_filter: date },
    page: { city, category, date },
    load: loadRows,
    variant: '',
    findTiming: undefined,
    order: (events) => events,
  };
}
