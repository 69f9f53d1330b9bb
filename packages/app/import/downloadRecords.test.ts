import { expect, test } from 'vitest';
import { downloadRecords } from './downloadRecords.ts';

const api = 'https://data.example/api/explore/v2.1/catalog/datasets/agenda/records';

/** The Explore API over so many records: it refuses a page of more than 100. */
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

const uidsOf = (records: readonly unknown[]) => records.map((record) => (record as { uid: number }).uid);

test('every page is followed, and the rest of the URL kept', async () => {
  const { get, asked } = serve(230);
  const records = await downloadRecords(new URL(`${api}?where=location_city="Paris"`), get);
  expect(uidsOf(records)).toEqual(Array.from({ length: 230 }, (_, index) => index));
  expect(asked).toEqual(
    [0, 100, 200].map((offset) => expect.stringMatching(`where=location_city="Paris".*&offset=${offset}$`)),
  );
});

test('the limit and the offset of the URL are what is wanted', async () => {
  const { get, asked } = serve(500);
  expect(uidsOf(await downloadRecords(new URL(`${api}?limit=150&offset=40`), get))).toEqual(
    Array.from({ length: 150 }, (_, index) => 40 + index),
  );
  expect(asked).toEqual(['?limit=100&offset=40', '?limit=50&offset=140']);
});

test('fewer records than the limit are all there are', async () => {
  expect(await downloadRecords(new URL(`${api}?limit=50`), serve(3).get)).toHaveLength(3);
  expect(await downloadRecords(new URL(api), serve(0).get)).toEqual([]);
});

test('an export is read whole, at once', async () => {
  const get = async () => Response.json([{ uid: 1 }, { uid: 2 }]);
  expect(await downloadRecords(new URL('https://data.example/exports/json'), get)).toHaveLength(2);
});

test('beyond the reach of the pages, the export is named', async () => {
  await expect(downloadRecords(new URL(api), serve(10_001).get)).rejects.toThrow(/10001 records.*exports\/json/);
});

test('an answer that breaks off is no import of a part', async () => {
  const { get } = serve(150);
  const breakingOff: typeof get = async (input) => {
    const answer = await (await get(input)).json();
    return Response.json({ ...answer, total_count: 300 });
  };
  await expect(downloadRecords(new URL(api), breakingOff)).rejects.toThrow(
    'announced 300 records and stopped after 150',
  );
});

test.each([
  ['answered 404', async () => new Response('no such data set', { status: 404 })],
  ['getaddrinfo', async () => Promise.reject(new TypeError('getaddrinfo ENOTFOUND'))],
  ['not a list', async () => new Response('<html>', { status: 200 })],
])('a failure says so: %s', async (reason, get) => {
  await expect(downloadRecords(new URL(api), get)).rejects.toThrow(new RegExp(`${reason}`));
  await expect(downloadRecords(new URL(api), get)).rejects.toThrow('nothing was imported');
});
