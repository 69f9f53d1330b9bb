import type { Sort } from '@lively/engine';
import type { WidgetOptions } from './readOptions.ts';
import { isRanked } from './selectEvents.ts';
import { columns } from './toEvent.ts';
import { writeQuery } from './writeQuery.ts';

/** The source of a widget's events. */
export interface RowsRequest {
  /** The URLs of a backend or a feed; empty if the events are inside the element. */
  readonly urls: readonly string[];
  /** The first request, to the site, which returns the filters of the partner's sentence. Empty if there is no sentence. */
  readonly line: string;
  /** The publishable key; empty for a feed. */
  readonly apikey: string;
  /** The JSON inside the element; empty if there are URLs. */
  readonly json: string;
}

/** The number of rows for a ranking, for the whole list and for each of its tastes: the max that a backend sends. */
const candidates = 100;

/** Creates the request for a widget from its attributes and content. */
export function createRequest(element: HTMLElement, options: WidgetOptions): RowsRequest {
  const { source, apikey, query, prefix } = options;
  if (!source) return { urls: [], line: '', apikey: '', json: element.querySelector('script')?.text ?? '' };
  return {
    urls: apikey ? createBackendUrls(options) : [source],
    line: query && `${prefix}/line.json?${writeQuery({ line: query })}`,
    apikey,
    json: '',
  };
}

/**
 * Creates the URLs of a backend. A list requests the rows that it shows. A ranking first requests the soonest rows of
 * the whole list, then those of each taste; near a city also the nearest rows. A single event is requested by its id,
 * with its description and address.
 */
function createBackendUrls(options: WidgetOptions): string[] {
  const { source, eventId, limit, near, tags, query } = options;
  if (eventId) return [`${source}/rest/v1/events?${writeQuery({ select: columns, id: `eq.${eventId}` })}`];
  if (!isRanked(options)) return [createExploreUrl(options, 'date', limit)];
  const orders: Sort[] = near ? ['date', 'distance'] : ['date'];
  // The results of a sentence are ranked without the tastes. Only the ranking knows whether a word is a taste.
  const texts = query ? [] : tags.map(({ tag }) => tag).filter((tag) => /^[a-z-]{1,30}$/.test(tag));
  return ['', ...texts].flatMap((text) => orders.map((sort) => createExploreUrl(options, sort, candidates, text)));
}

/** Creates the URL of a page of `explore_events`, the function that lists the events of the site: see docs/decisions/0019. */
function createExploreUrl(
  { source, city, category, dateFilter, near }: WidgetOptions,
  sort: Sort,
  pageSize: number,
  text = '',
): string {
  const days = dateFilter === 'all' ? '' : dateFilter;
  const query = writeQuery({ sort, page_size: `${pageSize}`, text, city, category, date_filter: days, near });
  return `${source}/rest/v1/rpc/explore_events?${query}`;
}
