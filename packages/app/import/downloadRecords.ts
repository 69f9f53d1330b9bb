import { parseRecords } from './parseRecords.ts';

/** The Explore API answers at most this many records at once, and none beyond its reach. */
const pageLength = 100;
const reach = 10_000;
const patience = 60_000;

/**
 * The records behind an address. The records of the Explore API (`…/records`) are followed page by page, from the `offset`
 * of the address, up to its `limit` when it has one; anything else, an export or a file, is read whole.
 *
 * @param get Fetches one address; replaced in tests.
 * @throws Error when an answer is missing, or when there are more records than the API hands out by pages.
 */
export async function downloadRecords(address: URL, get: typeof fetch = fetch): Promise<readonly unknown[]> {
  if (!address.pathname.endsWith('/records')) return parseRecords(await download(address, get), address.href);

  const start = Number(address.searchParams.get('offset') ?? 0);
  const asked = Number(address.searchParams.get('limit') ?? Number.POSITIVE_INFINITY);
  const records: unknown[] = [];
  let wanted = asked;
  while (records.length < wanted) {
    const text = await download(pageOf(address, start + records.length, wanted - records.length), get);
    const page = parseRecords(text, address.href);
    wanted = Math.min(asked, countAll(text) - start);
    assertWithinReach(address, start + wanted);
    if (!page.length && records.length < wanted) throw brokenOff(address, records.length, wanted);
    records.push(...page);
  }
  return records;
}

function pageOf(address: URL, offset: number, limit: number): URL {
  const page = new URL(address);
  page.searchParams.set('limit', String(Math.min(limit, pageLength)));
  page.searchParams.set('offset', String(offset));
  return page;
}

async function download(address: URL, get: typeof fetch): Promise<string> {
  try {
    const answer = await get(address, {
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`it answered ${answer.status}: ${text.slice(0, 200)}`);
    return text;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `Cannot read ${address.href}, so nothing was imported: ${reason}. Check the address and the network.`,
    );
  }
}

/** How many records the API has in all; without that, what it sent is all. */
function countAll(text: string): number {
  const { total_count } = JSON.parse(text);
  return Number.isSafeInteger(total_count) ? total_count : 0;
}

function assertWithinReach(address: URL, last: number): void {
  if (last <= reach) return;
  throw new Error(
    `${address.href} has ${last} records, and the API hands out only the first ${reach} by pages, so nothing was imported. Use its export (…/exports/json), or narrow it with where=….`,
  );
}

function brokenOff(address: URL, received: number, wanted: number): Error {
  return new Error(
    `${address.href} announced ${wanted} records and stopped after ${received}, so nothing was imported. Try again.`,
  );
}
