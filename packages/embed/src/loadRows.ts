import type { DateFilter } from '@lively/engine';
import type { RowsRequest } from './createRequest.ts';

/** A row as a backend or a feed sends it: nothing is known of it. */
export type Row = Readonly<Record<string, unknown>>;

/** What came of a request. */
export interface FoundRows {
  readonly rows: readonly Row[];
  /** The total number of events, if the answer states it. */
  readonly total: number | undefined;
  /** The days that a sentence asks for; undefined where it names none. */
  readonly dateFilter: DateFilter | undefined;
  /** What asks for the next rows; undefined after the last ones. */
  readonly next: RowsRequest | undefined;
}

/** Milliseconds to wait for an answer. */
const timeout = 10_000;

/**
 * The rows of a request. Widgets that ask for the same at the same time share one answer. Rejects after ten seconds, with the
 * status of an answer that is an error, or with the error of what cannot be read.
 */
export async function loadRows(request: RowsRequest): Promise<FoundRows> {
  const { line, apikey, json } = request;
  const read: Readonly<Record<string, string>> = line ? JSON.parse(await fetchOnce(line, '')) : {};
  const urls = request.urls.map((url) => (line ? addFilters(url, read) : url));
  const answers = urls.length ? await Promise.all(urls.map((url) => fetchOnce(url, apikey))) : [json];
  const [first, ...others] = answers.map((answer) => JSON.parse(answer));
  const rows = [first, ...others].flatMap((answer) => answer.events ?? answer).filter((row) => row);
  return {
    // A ranking asks in several orders, and the same event may come of each.
    rows: others.length ? [...new Map(rows.map((row) => [row.id, row])).values()] : rows,
    total: first.total,
    // By day, tonight is today.
    dateFilter: read.date_filter?.replace('tonight', 'today') as DateFilter | undefined,
    next:
      first.next_cursor && !others.length
        ? { ...request, line: '', urls: [toNextPage(`${urls}`, first.next_cursor)] }
        : undefined,
  };
}

/** A question with the filters of a sentence. Those of the attributes are stronger. */
function addFilters(url: string, read: Readonly<Record<string, string>>): string {
  const own = new URL(url, document.baseURI);
  for (const name in read) if (!own.searchParams.has(name)) own.searchParams.set(name, `${read[name]}`);
  return own.href;
}

function toNextPage(url: string, cursor: string): string {
  const next = new URL(url, document.baseURI);
  next.searchParams.set('cursor', cursor);
  return next.href;
}

const pending = new Map<string, Promise<string>>();

function fetchOnce(url: string, apikey: string): Promise<string> {
  const key = `${apikey} ${url}`;
  const answer = pending.get(key) ?? fetchText(url, apikey).finally(() => pending.delete(key));
  pending.set(key, answer);
  return answer;
}

async function fetchText(url: string, apikey: string): Promise<string> {
  const response = await fetch(url, { headers: apikey ? { apikey } : {}, signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw response.status;
  return response.text();
}
