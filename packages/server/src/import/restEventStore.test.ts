import { expect, test } from 'vitest';
import { readAll } from './fixtures/readAll.ts';
import { readFixture, recordWith } from './fixtures/readFixture.ts';
import { type RestTarget, restEventStore } from './restEventStore.ts';
import { toEventRow } from './toEventRow.ts';

interface Sent {
  readonly method: string;
  readonly url: URL;
  readonly headers: Headers;
  readonly rows: { title: string }[];
}

/** Creates a store whose requests a script answers, and records the requests. */
function storeOver(answer: (sent: Sent) => Response | Promise<Response>, address: Partial<RestTarget> = {}) {
  const requests: Sent[] = [];
  const fetch: RestTarget['fetch'] = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const sent = {
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      rows: text ? JSON.parse(text) : [],
    };
    requests.push(sent);
    return answer(sent);
  };
  return {
    store: restEventStore({ url: 'https://project.example/', secretKey: 'sb_secret_x', fetch, ...address }),
    requests,
  };
}

const rows = readFixture().map((record) => toEventRow(record));
const written = () => new Response(null, { status: 201 });
const refusal = (status: number, code: string) => Response.json({ message: `no (${code})`, code }, { status });

test('a completed import is stored with its counts', async () => {
  const { store, requests } = storeOver(() => new Response(null, { status: 204 }));
  await store.noteRun('https://openagenda.example/export', { records: 3, refused: [] });
  expect(requests.map(({ url, rows }) => [url.pathname, rows])).toEqual([
    ['/rest/v1/rpc/note_import', { source: 'https://openagenda.example/export', facts: { records: 3, refused: [] } }],
  ]);
  await expect(storeOver(() => refusal(404, 'PGRST202')).store.noteRun('x', {})).rejects.toThrow('could not be noted');
});

test('a row is written by its source and identifier, with only the secret key', async () => {
  const { store, requests } = storeOver(written);
  expect(await store.upsert(rows)).toEqual([]);
  const [sent] = requests;
  expect(sent?.url.pathname).toBe('/rest/v1/events');
  expect(sent?.url.searchParams.get('on_conflict')).toBe('source,source_uid');
  expect(sent?.headers.get('apikey')).toBe('sb_secret_x');
  expect(sent?.headers.get('authorization')).toBeNull();
  expect(sent?.headers.get('prefer')).toContain('resolution=merge-duplicates');
  expect(sent?.rows).toEqual(rows);
});

test('each request is smaller than a megabyte, and no row is lost between two', async () => {
  const { store, requests } = storeOver(written);
  const [row] = rows;
  if (!row) throw new Error('The fixture is empty.');
  const long = Array.from({ length: 60 }, (_, index) => ({
    ...row,
    title: `${index}`,
    description: 'é'.repeat(20_000),
  }));
  await store.upsert(long);
  expect(requests.flatMap((sent) => sent.rows.map(({ title }) => title))).toEqual(long.map(({ title }) => title));
  for (const { rows: sent } of requests) expect(Buffer.byteLength(JSON.stringify(sent))).toBeLessThan(1024 * 1024);
});

test('an import writes no column of the database or of users', async () => {
  const { store, requests } = storeOver(written);
  await store.upsert(rows);
  const names = Object.keys(requests[0]?.rows[0] ?? {});
  for (const name of [
    'id',
    'created_by',
    'created_at',
    'upvotes_count',
    'downvotes_count',
    'popularity_score',
    'purchases_count',
    'rating',
    'reviews',
    'participants',
  ]) {
    expect(names).not.toContain(name);
  }
});

test('an import without changes sends no request', async () => {
  const { store, requests } = storeOver(written);
  expect(await store.upsert([])).toEqual([]);
  expect(requests).toEqual([]);
});

test('a row that the database refuses is found, and the others are written', async () => {
  const many = Array.from({ length: 230 }, (_, index) =>
    toEventRow(recordWith({ uid: String(index), title_fr: `Bal ${index}` })),
  );
  const kept = new Set<string>();
  const { store, requests } = storeOver(({ rows }) => {
    if (rows.some(({ title }) => title === 'Bal 150')) return refusal(400, '23514');
    for (const { title } of rows) kept.add(title);
    return written();
  });
  expect(await store.upsert(many)).toEqual([{ row: many[150], reason: 'no (23514)' }]);
  expect(kept.size).toBe(229);
  expect(requests.length).toBeLessThan(25);
});

test.each([
  ['a refused key', () => refusal(401, '')],
  ['a missing table', () => refusal(404, 'PGRST205')],
  ['a failing server', () => new Response('<html>', { status: 503 })],
  ['no network', () => Promise.reject(new TypeError('fetch failed'))],
])('%s stops the import at once', async (_what, answer) => {
  const { store, requests } = storeOver(answer);
  await expect(store.upsert(rows)).rejects.toThrow('so the import stopped');
  expect(new Set(requests.map(({ rows }) => rows.length))).toEqual(new Set([3]));
});

test('imported rows are requested by their identifiers, in URLs of limited length', async () => {
  const { store, requests } = storeOver(({ url }) => {
    const uids = url.searchParams.get('source_uid')?.match(/(?<=")\w+(?=")/g) ?? [];
    return Response.json(uids.map((source_uid) => ({ source_uid })));
  });
  const uids = Array.from({ length: 300 }, (_, index) => `number${index}`);
  const imported = await store.readImported('openagenda', uids);
  expect([...imported.keys()]).toEqual(uids);
  for (const { url } of requests) expect(url.href.length).toBeLessThan(4000);
  expect(requests[0]?.url.searchParams.get('source')).toBe('eq.openagenda');
});

test('all rows of a source are listed page by page', async () => {
  const all = Array.from({ length: 2500 }, (_, index) => String(index).padStart(5, '0'));
  const { store, requests } = storeOver(({ url }) => {
    const [last, limit] = [url.searchParams.get('source_uid') ?? '', Number(url.searchParams.get('limit'))];
    const page = all.filter((uid) => uid > last.replace('gt.', '')).slice(0, limit);
    return Response.json(page.map((source_uid) => ({ source_uid })));
  });
  expect(await readAll(store.listUids('openagenda', '2026-06-01'))).toEqual(all);
  expect(requests.map(({ url }) => url.searchParams.get('source_uid'))).toEqual(['gt.', 'gt.00999', 'gt.01999']);
  expect(requests[0]?.url.searchParams.get('date')).toBe('gte.2026-06-01');
});

test('a table that cannot be read stops the import', async () => {
  const { store } = storeOver(() => refusal(403, '42501'));
  await expect(store.readImported('openagenda', ['1'])).rejects.toThrow('Cannot read what was imported before');
});
