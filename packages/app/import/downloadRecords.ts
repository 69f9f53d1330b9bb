import { parseRecords } from './parseRecords.ts';

/** The Explore API answers at most this many records at once, and none beyond its reach. */
const pageLength = 100;
const reach = 10_000;
const patience = 60_000;

/**
 * The records behind a URL. The records of the Explore API (`…/records`) are followed page by page, from the `offset`
 * of the URL, up to its `limit` when it has one; anything else, an export or a file, is read whole.
 *
 * @param get Fetches one URL; replaced in tests.
 * @throws Error when an answer is missing, or when there are more records than the API hands out by pages.
 */
export async function downloadRecords(url: URL, get: typeof fetch = fetch): Promise<readonly unknown[]> {
  if (!url.pathname.endsWith('/records')) return parseRecords(await download(url, get), url.href);

  const start = Number(url.searchParams.get('offset') ?? 0);
  const asked = Number(url.searchParams.get('limit') ?? Number.POSITIVE_INFINITY);
  const records: unknown[] = [];
  let wanted = asked;
  while (records.length < wanted) {
    const text = await download(pageOf(url, start + records.length, wanted - records.length), get);
    const page = parseRecords(text, url.href);
    wanted = Math.min(asked, countAll(text) - start);
    assertWithinReach(url, start + wanted);
    if (!page.length && records.length < wanted) throw brokenOff(url, records.length, wanted);
    records.push(...page);
  }
  return records;
}

function pageOf(url: URL, offset: number, limit: number): URL {
  const page = new URL(url);
  page.searchParams.set('limit', String(Math.min(limit, pageLength)));
  page.searchParams.set('offset', String(offset));
  return page;
}

async function download(url: URL, get: typeof fetch): Promise<string> {
  try {
    const answer = await get(url, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Cannot read ${url.href}, so nothing was imported: ${reason}. Check the URL and the network.`);
  }
}

/** How many records the API has in all; without that, what it sent is all. */
function countAll(text: string): number {
  const { total_count } = JSON.parse(text);
  return Number.isSafeInteger(total_count) ? total_count : 0;
}

function assertWithinReach(url: URL, last: number): void {
  if (last <= reach) return;
  throw new Error(
    `${url.href} has ${last} records, and the API hands out only the first ${reach} by pages, so nothing was imported. Use its export (…/exports/json), or narrow it with where=….`,
  );
}

function brokenOff(url: URL, received: number, wanted: number): Error {
  return new Error(
    `${url.href} announced ${wanted} records and stopped after ${received}, so nothing was imported. Try again.`,
  );
}
