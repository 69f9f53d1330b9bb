import type { Sort } from '@lively/engine';
import type { WidgetOptions } from './readOptions.ts';
import { isRanked } from './selectEvents.ts';
import { columns } from './toEvent.ts';

/** Where a widget's events come from. */
export interface RowsRequest {
  /** What a backend or a feed is asked; nothing when the events stand inside the element. */
  readonly urls: readonly string[];
  /** What the site is asked first: the filters that the sentence of the partner means. Empty without one. */
  readonly line: string;
  /** Publishable key; empty for a feed. */
  readonly apikey: string;
  /** The JSON inside the element; empty when there are URLs. */
  readonly json: string;
}

/** Rows that a ranking chooses from, for the whole list and for each of its tastes: the most that a backend sends. */
const candidates = 100;

/** The request that a widget's attributes and content ask for. */
export function createRequest(element: HTMLElement, options: WidgetOptions): RowsRequest {
  const { source, apikey, query, prefix } = options;
  if (!source) return { urls: [], line: '', apikey: '', json: element.querySelector('script')?.text ?? '' };
  return {
    urls: apikey ? createBackendUrls(options) : [source],
    line: query && `${prefix}/line.json?${new URLSearchParams({ line: query })}`,
    apikey,
    json: '',
  };
}

/**
 * A list asks for the rows that it shows. A ranking asks for the soonest of the whole list, first, and for those of each taste;
 * around a city for the nearest, too. One event is asked for by its id, with its description and address.
 */
function createBackendUrls(options: WidgetOptions): string[] {
  const { source, eventId, limit, near, tags, query } = options;
  if (eventId) return [`${source}/rest/v1/events?${new URLSearchParams({ select: columns, id: `eq.${eventId}` })}`];
  if (!isRanked(options)) return [createExploreUrl(options, 'date', limit)];
  const orders: Sort[] = near ? ['date', 'distance'] : ['date'];
  // What a sentence asks for is ranked alone.
  return ['', ...(query ? [] : tags.map(({ tag }) => tag))].flatMap((text) =>
    orders.map((sort) => createExploreUrl(options, sort, candidates, text)),
  );
}

/** A page of `explore_events`, the function that the site lists events with: see docs/decisions/0019. */
function createExploreUrl(
  { source, city, category, dateFilter, near }: WidgetOptions,
  sort: Sort,
  pageSize: number,
  text = '',
): string {
  const query = new URLSearchParams({ sort, page_size: `${pageSize}` });
  if (text) query.set('text', text);
  if (city) query.set('city', city);
  if (category) query.set('category', category);
  if (dateFilter !== 'all') query.set('date_filter', dateFilter);
  if (near) query.set('near', near);
  return `${source}/rest/v1/rpc/explore_events?${query}`;
}
