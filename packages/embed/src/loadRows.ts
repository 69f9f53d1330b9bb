import type { WidgetOptions } from './readOptions.ts';
import { columns } from './toEvent.ts';

/** Where a widget's rows come from: a URL, or else the JSON inside the element. Equal requests are one. */
export interface RowsRequest {
  readonly url: string;
  readonly apikey: string;
  readonly json: string;
  /** Rows that a backend sends at most; 0 for what sends all it has. */
  readonly limit: number;
}

/** A row as a backend or a feed sends it: nothing is known of it. */
export type Row = Readonly<Record<string, unknown>>;

/** Rows that a ranking, or a list of certain days, chooses from: Supabase sends no more in one answer. */
const maxRows = 1000;
/** Rows for each event of a plain list, and at least: not all that come first by their date take place first. */
const rowsPerEvent = 10;
const minRows = 100;
/** Milliseconds to wait for an answer. */
const timeout = 10_000;
const day = 24 * 60 * 60 * 1000;

/** The request that a widget's attributes and content ask for. */
export function createRequest(element: HTMLElement, options: WidgetOptions, now: number): RowsRequest {
  const { source, apikey } = options;
  const json = source ? '' : (element.querySelector('script')?.text ?? '');
  if (!source || !apikey) return { url: source, apikey: '', json, limit: 0 };
  const limit = countRows(options);
  return { url: createBackendUrl(options, limit, now), apikey, json, limit };
}

/**
 * The rows of a request. Widgets that ask for the same at the same time share one answer. Rejects after ten seconds, with the
 * status of an answer that is an error, or with the error of what cannot be read.
 */
export function loadRows(request: RowsRequest): Promise<Row[]> {
  const key = JSON.stringify(request);
  const rows = pending.get(key) ?? readRows(request).finally(() => pending.delete(key));
  pending.set(key, rows);
  return rows;
}

const pending = new Map<string, Promise<Row[]>>();

async function readRows(request: RowsRequest): Promise<Row[]> {
  const answer = JSON.parse(request.url ? await fetchText(request) : request.json);
  return [answer.events ?? answer].flat().filter((row) => row);
}

async function fetchText({ url, apikey }: RowsRequest): Promise<string> {
  const response = await fetch(url, { headers: apikey ? { apikey } : {}, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw response.status;
  return response.text();
}

function countRows({ near, tags, dateFilter, limit }: WidgetOptions): number {
  if (near || tags.length || dateFilter !== 'all') return maxRows;
  return Math.max(minRows, rowsPerEvent * limit);
}

function createBackendUrl({ source, eventId, city, category }: WidgetOptions, limit: number, now: number): string {
  const query = new URLSearchParams({ select: columns, limit: `${limit}` });
  if (eventId) {
    query.set('id', `eq.${eventId}`);
  } else {
    // Text is compared with text: whatever zone the last timing is written in, it did not end before yesterday.
    const yesterday = new Date(now - day).toISOString().slice(0, 10);
    query.set('or', `(date.gte.${yesterday},timings->-1->>end.gte.${yesterday})`);
    query.set('order', 'date');
    if (category) query.set('category', `eq.${category}`);
    // Accents and hyphens may be written otherwise: the widget compares cities exactly among what comes.
    if (city) query.set('location', `ilike.*${city.replace(/[aeiouy\W]/gi, '_')}*`);
  }
  return `${source}/rest/v1/events?${query}`;
}
