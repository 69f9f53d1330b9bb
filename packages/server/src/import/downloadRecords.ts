import type { RecordSource } from './RecordSource.ts';
import { readBytes } from './readBytes.ts';
import { splitRecords } from './splitRecords.ts';

/** The Explore API returns at most this many records per page, and none beyond its reach. */
const pageLength = 100;
const reach = 10_000;
/** Milliseconds until an answer must begin. */
const timeoutMs = 60_000;

/**
 * Downloads the records of a URL. Reads the Explore API (`…/records`) page by page, from the `offset` of the URL up to its
 * `limit`, if given. Any other URL, such as an export or a file, is one stream.
 *
 * @param get Fetches one URL; replaced in tests.
 * @throws Error, also while the records are read, when an answer is missing, or when there are more than the API returns by
 * pages.
 */
export async function downloadRecords(url: URL, get: typeof fetch = fetch): Promise<RecordSource> {
  if (url.pathname.endsWith('/records')) return followPages(url, get);
  const answer = await download(url, get);
  const size = Number(answer.headers.get('content-length')) || null;
  let received = 0;
  return {
    records: splitRecords(readBytes(count(answer)), url.href),
    progress: () => size && Math.min(1, received / size),
    version: answer.headers.get('etag') ?? answer.headers.get('last-modified'),
  };

  async function* count({ body }: Response): AsyncGenerator<Uint8Array> {
    for await (const piece of body ?? []) {
      received += piece.length;
      yield piece;
    }
  }
}

function followPages(url: URL, get: typeof fetch): RecordSource {
  const start = Number(url.searchParams.get('offset') ?? 0);
  const asked = Number(url.searchParams.get('limit') ?? Number.POSITIVE_INFINITY);
  let [received, wanted] = [0, asked];
  return { records: readPages(), progress: () => (wanted ? received / wanted : 1), version: null };

  async function* readPages(): AsyncGenerator<unknown> {
    while (received < wanted) {
      const { results, total } = await readPage(pageOf(url, start + received, wanted - received), get);
      wanted = Math.min(asked, total - start);
      assertWithinReach(url, start + wanted);
      if (!results.length && received < wanted) throw brokenOff(url, received, wanted);
      for (const record of results) {
        received += 1;
        yield record;
      }
    }
  }
}

function pageOf(url: URL, offset: number, limit: number): URL {
  const page = new URL(url);
  page.searchParams.set('limit', String(Math.min(limit, pageLength)));
  page.searchParams.set('offset', String(offset));
  return page;
}

async function readPage(url: URL, get: typeof fetch): Promise<{ results: unknown[]; total: number }> {
  const answer = await download(url, get);
  const page = await answer.json().catch(() => null);
  if (!Array.isArray(page?.results))
    throw new Error(`${url.href} is not a list of OpenAgenda records, so the import stopped. Check the URL.`);
  return { results: page.results, total: Number.isSafeInteger(page.total_count) ? page.total_count : 0 };
}

async function download(url: URL, get: typeof fetch): Promise<Response> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(new Error(`it did not answer in ${timeoutMs / 1000} s`)), timeoutMs);
  try {
    const answer = await get(url, { headers: { Accept: 'application/json' }, signal: late.signal });
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`);
    return answer;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot read ${url.href}, so the import stopped: ${reason}. Check the URL and the network.`);
  } finally {
    clearTimeout(timer);
  }
}

function assertWithinReach(url: URL, last: number): void {
  if (last <= reach) return;
  throw new Error(
    `${url.href} has ${last} records, and the API hands out only the first ${reach} by pages, so nothing was imported. Use its export (…/exports/json), or narrow it with where=….`,
  );
}

function brokenOff(url: URL, received: number, wanted: number): Error {
  return new Error(
    `${url.href} announced ${wanted} records and stopped after ${received}, which are in. Import again.`,
  );
}
