import type { DateFilter } from '@lively/engine';
import type { RowsRequest } from './createRequest.ts';
import type { Row } from './WidgetEvent.ts';

/** The result of a request. */
export interface FoundRows {
  readonly rows: readonly Row[];
  /** The total number of events, if the answer states it. */
  readonly total: number | undefined;
  /** Whether there are more than that: a backend counts up to 10,000. */
  readonly isMore: boolean | undefined;
  /** The days that the sentence of a query contains; undefined if it contains none. */
  readonly dateFilter: DateFilter | undefined;
  /** The request for the next rows; undefined after the last rows. */
  readonly next: RowsRequest | undefined;
}

/** The timeout of a request, in milliseconds. */
const timeout = 10_000;

/**
 * Loads the rows of a request. Widgets with the same request at the same time share one answer. Rejects after ten
 * seconds, with the status of an error response, or with the error of an unreadable response.
 */
export async function loadRows(request: RowsRequest): Promise<FoundRows> {
  const { line, apikey, json } = request;
  const read: Readonly<Record<string, string>> = line ? JSON.parse(await fetchOnce(line, '')) : {};
  const urls = request.urls.map((url) => (line ? addParameters(url, read) : url));
  const answers = urls.length ? await Promise.all(urls.map((url) => fetchOnce(url, apikey))) : [json];
  const [first, ...others] = answers.map((answer) => JSON.parse(answer));
  const rows = [first, ...others].flatMap((answer) => answer.events ?? answer).filter((row) => row);
  return {
    // A ranking requests several sort orders, which may contain the same event.
    rows: others.length ? [...new Map(rows.map((row) => [row.id, row])).values()] : rows,
    total: first.total,
    isMore: first.is_more,
    // The filter by day treats tonight as today.
    dateFilter: read.date_filter?.replace('tonight', 'today') as DateFilter | undefined,
    next:
      first.next_cursor && !others.length
        ? { ...request, line: '', urls: urls.map((url) => addParameters(url, { cursor: first.next_cursor })) }
        : undefined,
  };
}

/**
 * Adds the filters of a sentence or the cursor of the next page to a URL. The filters of the attributes take precedence, and a
 * cursor replaces the one before.
 */
function addParameters(url: string, parameters: Readonly<Record<string, string>>): string {
  const own = new URL(url, document.baseURI);
  for (const [name, value] of Object.entries(parameters))
    if (name === 'cursor' || !own.searchParams.has(name)) own.searchParams.set(name, value);
  return own.href;
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
