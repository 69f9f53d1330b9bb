import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend } from '../../testing/newBackend.ts';

// The backend logs a line for each refusal.
vi.spyOn(console, 'error').mockImplementation(() => {});

let server: TestBackend;

beforeAll(async () => {
  server = await newBackend();
});

afterAll(() => server.end());

async function explore(query: string | Record<string, string>) {
  const search = typeof query === 'string' ? query : new URLSearchParams(query).toString();
  const response = await server.call(`/rest/v1/rpc/explore_events?${search}`);
  return { status: response.status, answer: await response.json() };
}

test('a visitor reads a page, its total and its counts by GET', async () => {
  const { status, answer } = await explore({ page_size: '5', category: 'music' });
  expect(status).toBe(200);
  expect(answer.events).toHaveLength(5);
  expect(answer.total).toBe(answer.counts.categories.music.value);
  expect(answer.total).toBe(answer.counts.days.all.value + answer.past);
});

test('the pages of a query together contain each event once, for any page size', async () => {
  const ids: string[] = [];
  let cursor: string | null = null;
  let total = 0;
  do {
    const { answer } = await explore({ sort: 'date', ...(cursor ? { page_size: '10', cursor } : { page_size: '25' }) });
    ids.push(...answer.events.map(({ id }: { id: string }) => id));
    cursor = answer.next_cursor;
    total = answer.total;
  } while (cursor);
  expect(ids).toHaveLength(total);
  expect(new Set(ids).size).toBe(total);
});

test.each([
  'category=opera',
  'date_filter=someday',
  'sort=random',
  'direction=sideways',
  'page_size=0',
  'page_size=101',
  'page_size=many',
  'radius_km=20',
  'commune=99999',
  'commune=75056&radius_km=0',
  'commune=75056&radius_km=-1',
  'commune=75056&radius_km=NaN',
  'commune=75056&radius_km=20000',
  'box=1,2,3',
  'box=2,48,2,49',
  'box=2,49,3,48',
  'box=NaN,48,3,49',
  'box={}',
  'first_day=2026-12-01',
  'first_day=2026-12-02&last_day=2026-12-01',
  'first_day=2026-02-30&last_day=2026-12-01',
  'first_day=2026-12-01&last_day=2026-12-02&date_filter=today',
  'max_price=-1',
  'max_price=NaN',
  'access=lift',
  'topics=opera',
  'areas=bre',
  'without_areas=bre',
  'weekdays=8',
  'min_price=-1',
  'without=jazz,notice',
  'cursor=none',
  'cursor=eyJpZCI6MX0=',
])('%s is refused with a message', async (query) => {
  const { status, answer } = await explore(query);
  expect([query, status]).toEqual([query, 400]);
  expect(answer.message).toBeTruthy();
});

test('a cursor of another query is refused', async () => {
  const { answer } = await explore({ page_size: '5' });
  const { status } = await explore({ page_size: '5', category: 'music', cursor: answer.next_cursor });
  expect(status).toBe(400);
});

test('a deeply nested cursor is refused and does not stop the database', async () => {
  // The max depth within the size limit of a visitor's body.
  const cursor = Buffer.from('['.repeat(48_000)).toString('base64');
  for (let time = 0; time < 3; time += 1) {
    const body = { cursor };
    const refused = await server.call('/rest/v1/rpc/explore_events', { method: 'POST', body });
    expect(refused.status).toBe(400);
  }
  expect((await explore({})).answer.total).toBeGreaterThan(0);
});

test('an answer without results contains the total without each filter', async () => {
  const { status, answer } = await explore({ text: 'jazz', commune: '01290', radius_km: '20' });
  expect([status, answer.total]).toEqual([200, 0]);
  expect(answer.relaxations).toEqual([{ filter: 'commune', total: { value: expect.any(Number), isMore: false } }]);
});

test.each([
  ['access', 'mobility,visual'],
  ['topics', 'hip-hop,culture'],
  ['without', 'hip-hop,culture'],
  ['areas', '69,IDF'],
  ['without_areas', '69,IDF'],
  ['weekdays', '2,4'],
])('%s can be a PostgREST list or words with commas, and an empty one is no filter', async (name, words) => {
  const written = await Promise.all([`{${words}}`, words].map((value) => explore({ [name]: value })));
  const [none, ...empty] = await Promise.all([{}, { [name]: '{}' }, { [name]: '' }].map((query) => explore(query)));
  expect([...written, ...empty].map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(written[0]?.answer.counts).toEqual(written[1]?.answer.counts);
  expect(written[0]?.answer.total).toBeLessThan(none?.answer.total);
  for (const { answer } of empty) expect(answer.counts).toEqual(none?.answer.counts);
});

test.each(['online', 'once'])('%s in a URL is parsed as a boolean', async (kind) => {
  const [all, some, none, unreadable] = await Promise.all(
    [{}, { [kind]: 'true' }, { [kind]: 'false' }, { [kind]: 'maybe' }].map((query) => explore(query)),
  );
  expect(some?.answer.total).toBe(all?.answer.counts.kinds[kind].value);
  expect(some?.answer.total).toBeLessThan(all?.answer.total);
  expect(none?.answer.total).toBe(all?.answer.total);
  expect(unreadable?.status).toBe(400);
});

test('a cursor changed by the user is refused', async () => {
  const { answer } = await explore({ page_size: '5' });
  const written = JSON.parse(Buffer.from(answer.next_cursor, 'base64url').toString());
  const cursor = Buffer.from(JSON.stringify({ ...written, key: '-1000' })).toString('base64url');
  const { status, answer: refusal } = await explore({ page_size: '5', cursor });
  expect([status, refusal.message]).toEqual([400, 'The cursor is of another query, or too old']);
});

test('a text with a NUL character is refused', async () => {
  const { status, answer } = await explore({ text: 'ja\0zz' });
  expect(status).toBe(400);
  expect(answer.message).toBeTruthy();
});

test.each([
  'x'.repeat(10_000),
  'ja '.repeat(3000),
  '%',
  '_',
  ':*',
  '&|!()',
  `'"\\`,
  '{}',
  '{"a":1}',
  'true',
  'null',
  '[1]',
  '😀',
])('the text %.20s is searched literally', async (text) => {
  const { status, answer } = await explore({ text });
  expect(status).toBe(200);
  expect(answer.total).toBe(answer.counts.days.all.value + answer.past);
});

test('a box across the antimeridian is accepted', async () => {
  const { status, answer } = await explore({ box: '170,-30,-150,10' });
  expect(status).toBe(200);
  expect(answer.relaxations).toEqual([{ filter: 'box', total: { value: expect.any(Number), isMore: false } }]);
});

test('a thousand arguments are refused', async () => {
  const { status } = await explore(Array.from({ length: 1000 }, (_, number) => `filter${number}=1`).join('&'));
  expect(status).toBe(400);
});
