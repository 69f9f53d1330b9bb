import type { PublicBackend } from '../PublicBackend.ts';

/** The max rows of one answer (`max_rows` of the project). */
const pageSize = 1_000;

/** What the site map lists: all public events but notices. */
const listed = 'select=id&is_notice=is.false';

/** Counts the public events of the site map. */
export async function countEvents(backend: PublicBackend): Promise<number> {
  const answer = await ask(backend, `${listed}&limit=1`, { Prefer: 'count=exact' });
  return Number(answer.headers.get('content-range')?.split('/')[1]);
}

/** Lists the ids of events, in their order. */
export async function listEventIds(backend: PublicBackend, start: number, length: number): Promise<string[]> {
  const ids: string[] = [];
  for (let offset = start; offset < start + length; offset += pageSize) {
    const answer = await ask(
      backend,
      `${listed}&order=id&offset=${offset}&limit=${Math.min(pageSize, start + length - offset)}`,
    );
    const rows: { id: string }[] = await answer.json();
    ids.push(...rows.map(({ id }) => id));
    if (rows.length < pageSize) break;
  }
  return ids;
}

async function ask({ url, publishableKey, fetch }: PublicBackend, query: string, headers: Record<string, string> = {}) {
  const request = new Request(`${url}/rest/v1/events?${query}`, { headers: { apikey: publishableKey, ...headers } });
  const answer = await fetch(request);
  if (!answer.ok) throw new Error(`The backend answered ${answer.status} to a question about events.`);
  return answer;
}
