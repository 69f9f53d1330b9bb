import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { downloadRecords } from './downloadRecords.ts';
import { readAll } from './fixtures/readAll.ts';

const api = 'https://data.example/api/explore/v2.1/catalog/datasets/agenda/records';

/** Serves the Explore API with a number of records. Like the real API, it refuses a page of more than 100. */
function serve(count: number) {
  const asked: string[] = [];
  const get = async (input: string | URL | Request): Promise<Response> => {
    const { searchParams, search } = new URL(String(input));
    asked.push(decodeURIComponent(search));
    const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
    if (!(limit >= 1 && limit <= 100))
      return new Response('{"error_code": "InvalidRESTParameterError"}', { status: 400 });
    const results = Array.from({ length: Math.max(0, Math.min(limit, count - offset)) }, (_, index) => ({
      uid: offset + index,
    }));
    return Response.json({ total_count: count, results });
  };
  return { get, asked };
}

/** Downloads all records of a URL. */
async function download(url: URL, get: typeof fetch): Promise<unknown[]> {
  return readAll((await downloadRecords(url, get)).records);
}

const uidsOf = (records: readonly unknown[]) => records.map((record) => (record as { uid: number }).uid);

test('every page is downloaded, and the other parameters of the URL are kept', async () => {
  const { get, asked } = serve(230);
  const records = await download(new URL(`${api}?where=location_city="Paris"`), get);
  expect(uidsOf(records)).toEqual(Array.from({ length: 230 }, (_, index) => index));
  expect(asked).toEqual(
    [0, 100, 200].map((offset) => expect.stringMatching(`where=location_city="Paris".*&offset=${offset}$`)),
  );
});

test('the limit and the offset of the URL are respected', async () => {
  const { get, asked } = serve(500);
  expect(uidsOf(await download(new URL(`${api}?limit=150&offset=40`), get))).toEqual(
    Array.from({ length: 150 }, (_, index) => 40 + index),
  );
  expect(asked).toEqual(['?limit=100&offset=40', '?limit=50&offset=140']);
});

test('a source with fewer records than the limit is downloaded completely', async () => {
  expect(await download(new URL(`${api}?limit=50`), serve(3).get)).toHaveLength(3);
  expect(await download(new URL(api), serve(0).get)).toEqual([]);
});

test('an export is downloaded with one request', async () => {
  const get = async () => Response.json([{ uid: 1 }, { uid: 2 }]);
  expect(await download(new URL('https://data.example/exports/json'), get)).toHaveLength(2);
});

test('an export has a progress and a version', async () => {
  const body = JSON.stringify([{ uid: 1 }, { uid: 2 }]);
  const headers = { 'content-length': `${body.length}`, etag: '"v1"' };
  const source = await downloadRecords(
    new URL('https://data.example/exports/json'),
    async () => new Response(body, { headers }),
  );
  expect([source.progress(), source.version]).toEqual([0, '"v1"']);
  expect(await readAll(source.records)).toHaveLength(2);
  expect(source.progress()).toBe(1);
});

test('a gzip export is decompressed', async () => {
  const body = gzipSync('{"uid": 1}\n{"uid": 2}');
  expect(
    uidsOf(await download(new URL('https://data.example/events.jsonl.gz'), async () => new Response(body))),
  ).toEqual([1, 2]);
});

test('a source with too many records for pages is refused with the URL of the export', async () => {
  await expect(download(new URL(api), serve(10_001).get)).rejects.toThrow(/10001 records.*exports\/json/);
});

test('an incomplete answer fails with the number of records', async () => {
  const { get } = serve(150);
  const breakingOff: typeof get = async (input) => {
    const answer = await (await get(input)).json();
    return Response.json({ ...answer, total_count: 300 });
  };
  await expect(download(new URL(api), breakingOff)).rejects.toThrow(
    'announced 300 records and stopped after 150, which are in',
  );
});

test.each([
  ['answered 404', async () => new Response('no such data set', { status: 404 })],
  ['getaddrinfo', async () => Promise.reject(new TypeError('getaddrinfo ENOTFOUND'))],
  ['not a list', async () => new Response('<html>', { status: 200 })],
])('a failed download is an error: %s', async (reason, get) => {
  await expect(download(new URL(api), get)).rejects.toThrow(new RegExp(`${reason}`));
  await expect(download(new URL(api), get)).rejects.toThrow('the import stopped');
});
