import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend } from '../../../testing/newBackend';
import { dataPathsOf } from '../data/dataFolder';

let lively: TestBackend;
let zoe: { token: string; userId: string };
let picture: string;

const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
  zoe = await lively.signUp('zoe@exemple.fr');
  picture = `avatars/${zoe.userId}/1700000000000.png`;
  const stored = await lively.call(`/storage/v1/object/${picture}`, {
    method: 'POST',
    body: png,
    token: zoe.token,
    headers: { 'Content-Type': 'image/png' },
  });
  expect(stored.status).toBe(200);
  const { connection } = lively.backend.app;
  await connection.exec(`
    create function public.list_numbers(n int) returns setof int language sql stable as 'select generate_series(1, n)';
    create function public.write_letters(n int) returns text language sql stable as 'select repeat(''x'', n)';
    grant execute on function public.list_numbers, public.write_letters to anon;
  `);
  await connection.introspect({ useCache: false });
});

afterAll(() => lively.end());

const statusAndCode = async (answer: Response) => [answer.status, (await answer.json()).code];

test('an embed of six levels is refused for each caller before it reaches the database', async () => {
  const levels =
    'event_timings(position,events(id,event_timings(position,events(id,event_timings(position,events(id))))))';
  const execute = vi.spyOn(lively.backend.app.connection, 'withContext');
  for (const caller of [{}, { token: zoe.token }, { apikey: lively.backend.secretKey }])
    expect(await statusAndCode(await lively.call(`/rest/v1/events?select=id,${levels}`, caller))).toEqual([
      400,
      'PGRST100',
    ]);
  expect(execute).not.toHaveBeenCalled();
  execute.mockRestore();
});

test('an answer has at most a thousand rows: of a table, of a function, by GET, by POST, by Range', async () => {
  const reads = [
    ['/rest/v1/places?select=code&limit=1000000000', {}],
    ['/rest/v1/places?select=code', { headers: { Range: '0-99999' } }],
    ['/rest/v1/rpc/list_numbers?n=5000&limit=4000', {}],
    ['/rest/v1/rpc/list_numbers?limit=4000', { method: 'POST', body: { n: 5000 } }],
    ['/rest/v1/rpc/list_numbers', { method: 'POST', body: { n: 5000 }, headers: { Range: '0-4999' } }],
  ] as const;
  for (const [path, call] of reads) expect(await (await lively.call(path, call)).json()).toHaveLength(1000);
});

test('a list inside a row has at most a hundred rows', async () => {
  await lively.backend.app.connection.exec(`
    insert into public.events (title, category, location, commune)
    select 'Bal ' || i, 'music', 'Nice', '06088' from generate_series(1, 150) i
  `);
  const path = '/rest/v1/places?select=events(id)&code=eq.06088&events.limit=1000';
  const [{ events }] = await (await lively.call(path)).json();
  expect(events).toHaveLength(100);
});

test('an answer above 8 MB is replaced by 413 with a solution', async () => {
  const answer = await lively.call(`/rest/v1/rpc/write_letters?n=${8 * 1024 * 1024 + 1}`);
  expect([answer.status, await answer.json()]).toEqual([
    413,
    {
      code: '54000',
      message: 'The answer is larger than 8 MB',
      details: null,
      hint: 'Ask for fewer rows with limit, or for fewer columns with select.',
    },
  ]);
  expect((await lively.call('/rest/v1/rpc/write_letters?n=8000000')).status).toBe(200);
});

test.each(['planned', 'estimated'])(
  'a count of the kind %s is refused for tables and functions, by HEAD and by POST',
  async (count) => {
    const headers = { Prefer: `count=${count}` };
    for (const [path, method] of [
      ['/rest/v1/events?select=id', 'GET'],
      ['/rest/v1/favorites?select=event_id', 'HEAD'],
      ['/rest/v1/rpc/suggest_searches?text=jazz', 'GET'],
      ['/rest/v1/rpc/suggest_searches', 'POST'],
    ] as const)
      expect((await lively.call(path, { method, headers, token: zoe.token })).status).toBe(400);
  },
);

test.each([
  ['an operator with the name of a built-in property', 'events?title=constructor.x'],
  ['the operator __proto__', 'events?title=__proto__.x'],
  ['a quote that is not closed', 'events?select="id'],
  ['a list for a text', 'events?timings->0->>begin=eq(any).{'],
  ['an encoded function', '%72pc/suggest_searches?text={}'],
])('%s is a client error', async (_what, query) => {
  for (const method of ['GET', 'HEAD'])
    expect([400, 404]).toContain((await lively.call(`/rest/v1/${query}`, { method })).status);
});

test('no name in a request changes the objects of the process', async () => {
  const before = Reflect.ownKeys(Object).concat(Reflect.ownKeys(Object.prototype));
  for (const query of [
    '__proto__=eq.1',
    'select=id,__proto__(id)&__proto__.role=eq.1',
    'select=id,constructor(id)&constructor.lively=eq.1',
    'constructor=eq.1',
  ])
    expect((await lively.call(`/rest/v1/events?${query}`)).status).toBe(400);
  expect(Reflect.ownKeys(Object).concat(Reflect.ownKeys(Object.prototype))).toEqual(before);
  const list = { method: 'POST', body: { prefix: '' }, token: zoe.token };
  expect((await lively.call('/storage/v1/object/list/avatars', list)).status).toBe(200);
});

test.each([
  ['/rest/v1/events', 'PROPFIND', 'GET, HEAD, POST, PATCH, PUT, DELETE, OPTIONS'],
  ['/rest/v1/rpc/suggest_searches', 'DELETE', 'GET, HEAD, POST, OPTIONS'],
  ['/auth/v1/token', 'GET', 'POST, OPTIONS'],
  ['/auth/v1/otp', 'GET', 'POST, OPTIONS'],
  ['/auth/v1/verify', 'HEAD', 'GET, POST, OPTIONS'],
  ['/auth/v1/user', 'PROPFIND', 'GET, HEAD, PUT, OPTIONS'],
  ['/auth/v1/nothing', 'PATCH', 'GET, HEAD, POST, PUT, DELETE, OPTIONS'],
  ['/storage/v1/object/public/avatars/x/1.png', 'PATCH', 'GET, HEAD, POST, PUT, DELETE, OPTIONS'],
])('%s refuses %s and lists its methods', async (path, method, allow) => {
  const answer = await lively.call(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
});

test('a preflight request is answered as before', async () => {
  const headers = { Origin: 'https://partner.example', 'Access-Control-Request-Method': 'GET' };
  for (const path of ['/rest/v1/events', '/auth/v1/token', '/storage/v1/object/list/avatars']) {
    const answer = await lively.call(path, { method: 'OPTIONS', headers });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([
      expect.toBeOneOf([200, 204]),
      '*',
    ]);
  }
});

test('an answer to the secret key is never cached, wherever the request contains the key', async () => {
  const { secretKey, publishableKey } = lively.backend;
  const read = async (query: string, apikey: string | null) =>
    (await lively.call(`/rest/v1/events?select=id&limit=1${query}`, { apikey })).headers.get('cache-control');
  expect(await read('', secretKey)).toBe('no-store');
  expect(await read(`&apikey=${secretKey}`, null)).toBe('no-store');
  expect(await read(`&apikey=${publishableKey}`, null)).toBe('public, no-cache');
});

test('HEAD has the headers of GET and no body', async () => {
  for (const path of [
    '/rest/v1/events?select=id&limit=2',
    '/rest/v1/rpc/suggest_searches?text=jazz',
    `/storage/v1/object/public/${picture}`,
    '/auth/v1/settings',
  ]) {
    const [got, head] = [await lively.call(path), await lively.call(path, { method: 'HEAD' })];
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([
      200,
      got.headers.get('content-type'),
      '',
    ]);
  }
});

test('an unknown picture is answered with 404 by GET and by HEAD', async () => {
  for (const path of [
    'object/public/avatars/x/1700000000000.png',
    'object/public/nothing/x/1700000000000.png',
    `object/public/avatars/${'x'.repeat(3000)}.png`,
  ])
    for (const method of ['GET', 'HEAD']) {
      const answer = await lively.call(`/storage/v1/${path}`, { method });
      expect([path.slice(0, 60), method, answer.status]).toEqual([path.slice(0, 60), method, 404]);
    }
});

test('a picture with a lost file is answered with 404', async () => {
  const path = `/storage/v1/object/public/${picture}`;
  expect((await lively.call(path)).status).toBe(200);
  await rm(dataPathsOf(process.cwd(), lively.dataFolder).pictures, { recursive: true });
  for (const method of ['GET', 'HEAD']) expect((await lively.call(path, { method })).status).toBe(404);
  expect((await lively.call(path.replace('public', 'info'), { token: zoe.token })).status).toBe(404);
});

test.each([
  '{',
  'x',
  '[]',
  'null',
  '{"prefix":"","limit":-1}',
  '{"prefix":"","sortBy":"name"}',
  '{"prefix":"","sortBy":null}',
  '{"prefix":"","sortBy":{"column":"name","order":"sideways"}}',
  '{"prefix":"","sortBy":{"column":"name","order":"asc, id"}}',
  '{"prefix":"","sortBy":{"column":"name","order":5}}',
  '{"prefix":"","sortBy":{"column":"owner","order":"asc"}}',
])('a request for a list of files with the body %s is answered with 400', async (body) => {
  for (const caller of [{}, { token: zoe.token }, { apikey: lively.backend.secretKey }])
    expect((await lively.call('/storage/v1/object/list/avatars', { method: 'POST', body, ...caller })).status).toBe(
      400,
    );
});

test('a list of files is sorted by a column and an order of the storage', async () => {
  for (const column of ['name', 'created_at', 'updated_at', 'last_accessed_at'])
    for (const order of ['asc', 'desc']) {
      const body = { prefix: '', sortBy: { column, order } };
      expect((await lively.call('/storage/v1/object/list/avatars', { method: 'POST', body })).status).toBe(200);
    }
});

test('no refusal of the database prints a row or a key', async () => {
  const day = { category: 'music', location: 'Nice', date: '2099-01-01', title: 'Bal secret' };
  const refused = [
    ['a check', 'POST', '/rest/v1/events', { ...day, title: ' ' }, '23514'],
    ['a missing value', 'POST', '/rest/v1/events', { ...day, category: null }, '23502'],
    ['a foreign key', 'POST', '/rest/v1/favorites', { event_id: crypto.randomUUID() }, '23503'],
    // Written by a function with the rights of its owner, who may read every column.
    ['a function', 'POST', '/rest/v1/rpc/subscribe_to_newsletter', { email: 'x', language: 'fr' }, '23514'],
    ['a change', 'PATCH', `/rest/v1/profiles?id=eq.${zoe.userId}`, { full_name: '\u0001' }, '23514'],
  ] as const;
  for (const [what, method, path, body, code] of refused) {
    const answer = await lively.call(path, { method, body, token: zoe.token });
    const refusal = await answer.json();
    expect([what, answer.status >= 400 && answer.status < 500, refusal.code, refusal.details ?? null]).toEqual([
      what,
      true,
      code,
      null,
    ]);
    expect(JSON.stringify(refusal)).not.toMatch(/Failing row|Key \(/);
  }
});

test('an empty form and a forged signature of a URL give 400, and a signed URL stores only its own file', async () => {
  const headers = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const form = await lively.call(`/storage/v1/object/${picture}`, { method: 'POST', token: zoe.token, headers });
  expect(form.status).toBe(400);
  const upload = `/storage/v1/object/upload/sign/${picture.replace('/17', '/18')}`;
  const signing = await lively.call(upload, { method: 'POST', body: {}, token: zoe.token });
  const { signedUrl } = await signing.json();
  const put = (path: string) =>
    lively.call(path, { method: 'PUT', body: png, headers: { 'Content-Type': 'image/png' } });
  for (const token of ['garbage', 'a.b.c']) expect((await put(`${upload}?token=${token}`)).status).toBe(400);
  expect((await put(signedUrl)).status).toBe(200);
});
