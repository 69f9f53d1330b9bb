import type { RunningServer } from '../testing/startServer.ts';
import type { RawRecord } from './Case.ts';

/** The texts and data of one record in each output. */
export interface Outputs {
  /** The row of `events`; undefined if the record was not imported. */
  readonly row: RawRecord | undefined;
  /** The visible text of the page. */
  readonly page: string;
  readonly jsonLd: RawRecord | undefined;
  /** The title, summary and time of change in the JSON feed. */
  readonly jsonFeed: RawRecord | undefined;
  /** The title and description in the RSS feed. */
  readonly rss: string;
  /** The entries of the calendar, unfolded, one text for each. */
  readonly calendar: readonly string[];
}

/**
 * Reads the outputs of a running server for an imported record.
 *
 * @throws Error if the server cannot answer, for example because the machine is too busy.
 */
export async function readOutputs(
  server: Pick<RunningServer, 'get'>,
  secretKey: string,
  { uid }: RawRecord,
): Promise<Outputs> {
  const found = await server.get(`/rest/v1/events?source_uid=eq.${encodeURIComponent(String(uid))}`, {
    apikey: secretKey,
  });
  const [row]: RawRecord[] = JSON.parse(found.body);
  if (!row) return { row, page: '', jsonLd: undefined, jsonFeed: undefined, rss: '', calendar: [] };
  const { id, title, venue } = row;
  // A feed has a hundred events: only those that share the title or the venue are asked for.
  const search = `?${new URLSearchParams(venue ? { venue: String(venue) } : { q: String(title) })}`;
  const [html, json, rss, calendar] = await Promise.all(
    [`/event/${id}`, `/feed.json${search}`, `/feed.xml${search}`, `/events.ics${search}`].map(async (path) => {
      const { status, body } = await server.get(path, { accept: 'text/html' });
      if (status >= 500) throw new Error(`${path} answered ${status}: ${body.slice(0, 200)}`);
      return body;
    }),
  );
  const items: RawRecord[] = JSON.parse(json || '{}').items ?? [];
  return {
    row,
    page: toText(html ?? ''),
    jsonLd: readStructuredData(html ?? ''),
    jsonFeed: items.find((item) => String(item.url).includes(String(id))),
    rss: split(rss ?? '', '<item>').find((item) => item.includes(String(id))) ?? '',
    calendar: split((calendar ?? '').replace(/\r?\n[ \t]/g, ''), 'BEGIN:VEVENT').filter((entry) =>
      entry.includes(`UID:${id}`),
    ),
  };
}

function split(text: string, mark: string): string[] {
  return text.split(mark).slice(1);
}

function readStructuredData(html: string): RawRecord | undefined {
  const [, written] = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  // The empty object of a page without data.
  return written && written !== '{}' ? JSON.parse(written) : undefined;
}

function toText(html: string): string {
  const body = html.slice(html.indexOf('<main')).replace(/<(script|style)\b.*?<\/\1>/gs, '');
  return body
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;|&#39;/g, "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
}
