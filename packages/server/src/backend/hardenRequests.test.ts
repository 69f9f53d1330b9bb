import { createHmac } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword, testSiteUrl } from '../../testing/newBackend';

let lively: TestBackend;
let zoe: { token: string; userId: string };

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
  zoe = await lively.signUp('zoe@exemple.fr');
});

afterAll(() => lively.end());

afterEach(() => {
  vi.useRealTimers();
});

/** Advances the clock until another mail may go to the same address. */
const waitAMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 });

const event = { title: 'Bal', category: 'leisure', location: 'Lyon' };
const post = (path: string, body: unknown, token?: string) => lively.call(path, { method: 'POST', body, token });

test('simultaneous requests each run as their own user', async () => {
  const users = await Promise.all(['a', 'b', 'c', 'd'].map((name) => lively.signUp(`${name}@exemple.fr`)));
  const reads = Array.from({ length: 40 }, (_, index) => users[index % users.length]);
  const rows = await Promise.all(
    reads.map(async (user) => (await lively.call('/rest/v1/profiles?select=id', { token: user?.token })).json()),
  );
  expect(rows).toEqual(reads.map((user) => [{ id: user?.userId }]));
});

test.each([
  ['a CHECK', () => ({ ...event, category: 'nothing' }), '23514'],
  ['NOT NULL', () => ({ title: 'Bal' }), '23502'],
  ['a number that does not fit', () => ({ ...event, max_capacity: 99_999_999_999 }), '22003'],
  ['a text for a number', () => ({ ...event, max_capacity: 'many' }), '22P02'],
  ['a NUL', () => ({ ...event, title: 'Bal\0' }), '22P05'],
  ['half of a surrogate pair', () => '{"title":"\\ud800","category":"leisure","location":"Lyon"}', '22P05'],
  ['a key that changes prototypes', () => '{"title":"Bal","__proto__":{"location":"Lyon"}}', 'PGRST102'],
  ['deep nesting', () => `{"title":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'PGRST102'],
])('a request refused by %s is answered with 400 and its code', async (_what, body, code) => {
  const answer = await post('/rest/v1/events', body(), zoe.token);
  expect([answer.status, (await answer.json()).code]).toEqual([400, code]);
});

test('an unknown column in a filter is answered with 400', async () => {
  const answer = await lively.call('/rest/v1/events?nothing=eq.1');
  expect([answer.status, (await answer.json()).code]).toEqual([400, '42703']);
});

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const claims = { role: 'service_role', sub: '00000000-0000-4000-8000-000000000001', exp: 4_000_000_000 };
const signed = (head: object, secret: string) => {
  const unsigned = `${encode(head)}.${encode(claims)}`;
  return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
};

test.each([
  ['garbage', 'garbage'],
  ['two parts', 'a.b'],
  ['four parts', 'a.b.c.d'],
  ['no algorithm', `${encode({ alg: 'none' })}.${encode(claims)}.`],
  ['the public secret of the package', signed({ alg: 'HS256' }, 'unsafe-secret-change-me')],
  ['an empty secret', signed({ alg: 'HS256' }, '')],
  ['another key', 'sb_secret_of_somebody_else'],
])('a token with %s is refused everywhere and does not count as a visitor', async (_what, token) => {
  for (const path of ['/rest/v1/events?select=id&limit=1', '/storage/v1/bucket'])
    expect((await lively.call(path, { token })).status).toBe(401);
  expect((await lively.call('/auth/v1/user', { token })).status).toBeOneOf([401, 403]);
});

test('a token of another scheme is refused, and the key of the client as its token is accepted', async () => {
  const path = '/rest/v1/events?select=id&limit=1';
  for (const Authorization of ['Basic eDp5', 'bearer', 'Bearer', `bearer ${zoe.token}`])
    expect((await lively.call(path, { headers: { Authorization } })).status).toBe(401);
  expect((await lively.call(path, { token: lively.backend.publishableKey })).status).toBe(200);
});

test.each([
  '/',
  '/_system',
  '/_system/config',
  '/_system/introspect',
  '/auth/v1/../../_system/config',
  '/studio',
  '/static/favicon.ico',
  '/auth/v1',
  '/rest/v2/events',
  '/AUTH/v1/health',
  '/authx/v1/health',
  '/%5fsystem/config',
  '//_system/config',
])('the path %s does not exist', async (path) => {
  expect((await lively.call(path, { apikey: lively.backend.secretKey })).status).toBe(404);
});

test.each([
  '/storage/v1/object/avatars/x/1%00.png',
  '/storage/v1/object/public/avatars/..%2f..%2fsigning-secret',
  '/storage/v1/object/avatars/%5c..%5cx.png',
  '/storage/v1/object/avatars/%ff.png',
  '/rest/v1/events?title=eq.%00',
])('%s is answered with 400', async (path) => {
  expect((await lively.call(path, { apikey: lively.backend.secretKey })).status).toBe(400);
});

test('a JSON body over a megabyte is answered with 413, with a length or in pieces', async () => {
  expect((await post('/rest/v1/events', { ...event, description: 'x'.repeat(1024 * 1024) }, zoe.token)).status).toBe(
    413,
  );
  expect((await post('/auth/v1/signup', { email: 'x'.repeat(1024 * 1024) })).status).toBe(413);
});

test('a visitor can send at most 64 KiB to any service', async () => {
  const cursor = 'x'.repeat(64 * 1024);
  expect((await post('/rest/v1/rpc/explore_events', { cursor })).status).toBe(413);
  expect((await post('/rest/v1/rpc/explore_events', { cursor }, zoe.token)).status).toBe(400);
  const picture = { method: 'POST', body: new Uint8Array(64 * 1024 + 1), headers: { 'Content-Type': 'image/png' } };
  expect((await lively.call(picturePath(), picture)).status).toBe(413);
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
let timestamp = Date.now();
const picturePath = () => `/storage/v1/object/avatars/${zoe.userId}/${timestamp++}.png`;
const upload = (body: unknown, type: string) =>
  lively.call(picturePath(), { method: 'POST', body, token: zoe.token, headers: { 'Content-Type': type } });

test('an upload of eleven megabytes in pieces is answered with 413 and not read to its end', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > 1000) controller.close();
      else controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  expect((await upload(body, 'image/png')).status).toBe(413);
  expect(sent).toBeLessThan(20);
});

test.each([
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a GIF', 'GIF89a'],
  ['a blank file', ' '],
])('%s with the name of a PNG is refused', async (_what, text) => {
  expect((await upload(Buffer.from(text), 'image/png')).status).toBe(415);
  const form = new FormData();
  form.set('', new File([text], 'x.png', { type: 'image/png' }));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  expect((await upload(new Uint8Array(await sent.arrayBuffer()), type)).status).toBe(415);
});

test('a picture can be stored from plain bytes and from a form', async () => {
  expect((await upload(png, 'image/png')).status).toBe(200);
  const form = new FormData();
  form.set('cacheControl', '3600');
  form.set('', new File([png], 'x.png', { type: 'image/png' }));
  const sent = new Response(form);
  const type = sent.headers.get('content-type') ?? '';
  expect((await upload(new Uint8Array(await sent.arrayBuffer()), type)).status).toBe(200);
});

test.each([
  ['a list', '[]'],
  ['null', 'null'],
  ['an object for the address', '{"email":{},"password":"12345678"}'],
  ['a list for the password', '{"email":"x@exemple.fr","password":["12345678"]}'],
  ['a NUL in the name', '{"email":"x@exemple.fr","password":"12345678","data":{"full_name":"\\u0000"}}'],
  ['an address of 300 characters', `{"email":"${'x'.repeat(300)}@exemple.fr","password":"12345678"}`],
  ['a password of 73 bytes', `{"email":"x@exemple.fr","password":"${'é'.repeat(36)}x"}`],
  [
    'half a PKCE challenge',
    '{"email":"x@exemple.fr","password":"12345678","code_challenge":"short","code_challenge_method":"s256"}',
  ],
])('a sign-up with %s is answered with 400', async (_what, body) => {
  expect((await post('/auth/v1/signup', body)).status).toBe(400);
});

test('the log of a refused statement does not contain a hash of a password', async () => {
  const user = { id: zoe.userId, email: 'zoe@exemple.fr', encrypted_password: '$2b$10$hash' };
  const users = lively.backend.app.connection.kysely.withSchema('auth').insertInto('users').values(user);
  const error = await users.execute().catch((thrown: unknown) => thrown);
  expect(inspect(error, { depth: 10, showHidden: true })).toMatch(/^The database refused a request \(23505\): [^\n]*$/);
  expect(JSON.stringify(error)).not.toContain('$2b$');
});

test('a password of 72 bytes is accepted, and each of its bytes counts', async () => {
  const [email, password] = ['long@exemple.fr', 'é'.repeat(36)];
  expect((await post('/auth/v1/signup', { email, password })).status).toBe(200);
  await lively.call(await lively.linkTo(email), { apikey: null });
  const signIn = (tried: string) => post('/auth/v1/token?grant_type=password', { email, password: tried });
  expect((await signIn(password)).status).toBe(200);
  expect((await signIn(`${'é'.repeat(35)}e`)).status).toBe(400);
});

test('too many writes are answered with 429 and the wait', async () => {
  const { token } = await lively.signUp('pressee@exemple.fr');
  const answers = [];
  for (let count = 0; count < 6; count++) answers.push(await post('/rest/v1/events', event, token));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429]);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a sign-up with a known address has the same answer as a new one, and its owner receives a mail', async () => {
  const shapeOf = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)])
      : Array.isArray(value)
        ? value.map(shapeOf)
        : typeof value;
  const signUp = async (email: string) => {
    const answer = await post('/auth/v1/signup', {
      email,
      password: 'autre phrase assez longue',
      data: { full_name: 'Autre' },
    });
    const body = await answer.json();
    return {
      status: answer.status,
      headers: [...answer.headers.keys()],
      shape: shapeOf(body),
      email: body.email,
      body,
    };
  };
  waitAMinute();
  const fresh = await signUp('toute.nouvelle@exemple.fr');
  const mailsBefore = lively.backend.mailbox.mails.length;
  const known = await signUp('zoe@exemple.fr');
  expect({ ...known, email: '', body: '' }).toEqual({ ...fresh, email: '', body: '' });
  expect(known.body.user_metadata.email).toBe('zoe@exemple.fr');
  expect(known.body.id).not.toBe(zoe.userId);
  expect(JSON.stringify(known.body)).not.toContain('.invalid');

  const [mail] = lively.backend.mailbox.mails;
  expect(lively.backend.mailbox.mails).toHaveLength(mailsBefore + 1);
  expect(mail).toMatchObject({ to: 'zoe@exemple.fr', subject: 'Vous avez déjà un compte Lively' });
  expect(mail?.html).toContain(`href="${testSiteUrl}/auth"`);
  const again = await post('/auth/v1/token?grant_type=password', { email: 'zoe@exemple.fr', password: testPassword });
  expect((await again.json()).user.id).toBe(zoe.userId);
  const kept = await lively.call('/rest/v1/profiles?select=id', { apikey: lively.backend.secretKey });
  expect((await kept.json()).map(({ id }: { id: string }) => id)).not.toContain(known.body.id);

  for (const email of ['zoe@exemple.fr', 'toute.nouvelle@exemple.fr']) {
    const soon = await post('/auth/v1/signup', { email, password: testPassword });
    expect([soon.status, (await soon.json()).error_code, Number(soon.headers.get('retry-after')) > 0]).toEqual([
      429,
      'over_email_send_rate_limit',
      true,
    ]);
  }
});

test('a confirmation can be sent again, and the newest link is valid', async () => {
  const email = 'distraite@exemple.fr';
  await post('/auth/v1/signup', { email, password: testPassword });
  const first = await lively.linkTo(email);
  expect((await post('/auth/v1/resend', { type: 'signup', email })).status).toBe(200);
  const second = await lively.linkTo(email);
  const opened = async (link: string) => (await lively.call(link, { apikey: null })).headers.get('location');
  expect(await opened(first)).toContain('error_code=otp_expired');
  expect(await opened(second)).toContain('access_token=');
  expect((await post('/auth/v1/resend', { type: 'signup', email: 'nobody@exemple.fr' })).status).toBe(200);
});

const neverKept = 'no-store';
const askedForAnew = 'public, no-cache';

test.each([
  ['a public list', '/rest/v1/events?select=id&limit=1', () => ({}), 200, askedForAnew],
  [
    'a public list, the key as the token',
    '/rest/v1/events?select=id&limit=1',
    () => ({ token: lively.backend.publishableKey }),
    200,
    askedForAnew,
  ],
  ['a list of a user', '/rest/v1/profiles?select=id', () => ({ token: zoe.token }), 200, neverKept],
  [
    'a list by the secret key',
    '/rest/v1/profiles?select=id',
    () => ({ apikey: lively.backend.secretKey }),
    200,
    neverKept,
  ],
  ['a refused list', '/rest/v1/purchases?select=id', () => ({}), 401, neverKept],
  [
    'a row that was written',
    '/rest/v1/events',
    () => ({ method: 'POST', body: event, token: zoe.token }),
    201,
    neverKept,
  ],
  ['the own account', '/auth/v1/user', () => ({ token: zoe.token }), 200, neverKept],
  ['the settings of the service', '/auth/v1/settings', () => ({}), 200, neverKept],
  ['a refused sign-in', '/auth/v1/token?grant_type=password', () => ({ method: 'POST', body: {} }), 400, neverKept],
  ['a followed link', '/auth/v1/verify?type=signup&token=x', () => ({ apikey: null }), 303, neverKept],
  ['an unknown path', '/nothing', () => ({}), 404, neverKept],
])('%s has its cache rule and the headers for data', async (_what, path, call, status, cacheControl) => {
  const { headers, ...answer } = await lively.call(path, call()).then((given) => ({
    status: given.status,
    headers: given.headers,
  }));
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(headers)).toMatchObject({
    'cache-control': cacheControl,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.get('vary')?.includes('Authorization') ?? false).toBe(cacheControl === askedForAnew);
});
