import type { FindTiming } from './ShownEvent.ts';
import type { Row } from './WidgetEvent.ts';

/** The source of a widget's events. */
export interface RowsRequest {
  /** The URL of a backend or a feed; empty if the events are inside the element. */
  readonly url: string;
  /** The publishable key and the partner; empty for a feed, so that the browser asks its site no question before. */
  readonly headers: Readonly<Record<string, string>>;
  /** The JSON inside the element, in place of a URL. */
  readonly json: string;
}

/** The result of a request. */
export interface FoundRows {
  readonly rows: readonly Row[];
  /** The total number of events, if the answer states it. */
  readonly total?: number | undefined;
  /** Whether there are more: a backend counts up to 10,000, and sends at most a hundred of a venue or an organiser. */
  readonly isMore?: boolean | undefined;
  /** Loads the next rows; undefined after the last rows. */
  readonly next?: (() => Promise<FoundRows>) | undefined;
  /** Finds the time on the days of a search; undefined if it names no days. */
  readonly findTiming?: FindTiming | undefined;
  /** What the site read in a search; undefined without a search. */
  readonly read?: ReadTexts;
}

/** What the site read in a search, as texts in the language of the widget. */
export interface ReadTexts {
  /** The names of the filters. */
  readonly labels: readonly string[];
  /** The words without effect. */
  readonly unread: readonly string[];
}

/** The timeout of a request, in milliseconds. */
const timeout = 10_000;

/**
 * Loads the rows of a request. Widgets with the same request at the same time share one answer. Rejects after ten
 * seconds, with the status of an error response, or with the error of an unreadable response.
 */
export async function loadRows(request: RowsRequest): Promise<FoundRows> {
  const { url, headers, json } = request;
  const answer = JSON.parse(url ? await fetchOnce(url, headers) : json);
  return {
    // A row without an id has no page.
    rows: [answer.events ?? answer].flat().filter((row) => row?.id),
    total: answer.total,
    isMore: answer.is_more,
    next: answer.next_cursor && (() => loadRows({ ...request, url: addCursor(url, answer.next_cursor) })),
  };
}

function addCursor(url: string, cursor: string): string {
  const next = new URL(url, document.baseURI);
  next.searchParams.set('cursor', cursor);
  return next.href;
}

const pending = new Map<string, Promise<string>>();

/** Requests a URL, once at a time. */
export function fetchOnce(url: string, headers: RowsRequest['headers']): Promise<string> {
  const key = JSON.stringify([url, headers]);
  const answer = pending.get(key) ?? fetchText(url, { headers }).finally(() => pending.delete(key));
  pending.set(key, answer);
  return answer;
}

/** Requests a URL. Rejects after ten seconds, and with the status of an error response. */
export async function fetchText(url: string, options: RequestInit): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout), ...options });
  if (!response.ok) throw response.status;
  return response.text();
}
