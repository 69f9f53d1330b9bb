import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;
const [zoe, lea] = ['zoe@exemple.fr', 'lea@exemple.fr'];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
  for (const email of [zoe, lea]) await lively.signUp(email);
});

afterAll(() => lively.end());

const minute = 60_000;
/** Advances the clock, so that earlier counts expire. */
const wait = (milliseconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + milliseconds });

afterEach(() => wait(61 * minute));

const from = (network: string) => ({ 'x-forwarded-for': network });
const post = (path: string, body: unknown, network: string) =>
  lively.call(path, { method: 'POST', body, headers: from(network) });
const open = (link: string, network: string) => lively.call(link, { apikey: null, headers: from(network) });
const wrongLink = `/auth/v1/verify?type=signup&token=${'0'.repeat(64)}`;
const guessCode = (network: string) =>
  post('/auth/v1/verify', { type: 'recovery', email: zoe, token: '000000' }, network);
const signIn = (email: string, password: string, network: string) =>
  post('/auth/v1/token?grant_type=password', { email, password }, network);

/** Returns the answer of a limit, after checking its retry time. */
async function limited(answer: Response, longest: number) {
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds * 1000).toBeLessThanOrEqual(longest);
  return [answer.status, (await answer.json()).error_code];
}
const overLimit = [429, 'over_request_rate_limit'];

let networks = 0;

/**
 * Signs up an account, and reads the link of its mail. Uses another network each time, because a network may sign up ten accounts
 * per hour.
 */
async function register(email: string): Promise<string> {
  networks += 1;
  await post('/auth/v1/signup', { email, password: testPassword }, `192.0.2.${networks}`);
  return lively.linkTo(email);
}

test('the eleventh wrong code within ten minutes must wait, and other networks must not', async () => {
  for (let tries = 0; tries < 10; tries++) expect((await guessCode('203.0.113.1')).status).toBe(403);
  expect(await limited(await guessCode('203.0.113.1'), 10 * minute)).toEqual(overLimit);
  expect((await guessCode('203.0.113.2')).status).toBe(403);
});

test('an attempt is allowed after the wait, even if others were made during it', async () => {
  for (let tries = 0; tries < 30; tries++) await guessCode('203.0.113.3');
  wait(10 * minute);
  expect((await guessCode('203.0.113.3')).status).toBe(403);
});

test('wrong codes and wrong links of any network do not block a link', async () => {
  const links = [await register('partout@exemple.fr'), await register('ici@exemple.fr')];
  for (let tries = 0; tries < 100; tries++) {
    await guessCode(`198.51.100.${tries % 10}`);
    expect((await open(wrongLink, '198.51.100.1')).headers.get('location')).toContain('error_code=otp_expired');
  }
  for (const [index, network] of ['198.51.100.1', '198.51.100.77'].entries())
    expect((await open(links[index] ?? '', network)).headers.get('location')).toContain('access_token=');
});

test('the token of a link has 128 random bits, and the database stores only its hash', async () => {
  const link = await register('secrete@exemple.fr');
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  expect(token).toMatch(/^[\da-f]{32}$/);
  const { rows } = await lively.backend.app.connection.exec<{ rows: { confirmation_token: string }[] }>(
    `select confirmation_token from auth.users where email = 'secrete@exemple.fr'`,
  );
  const stored = rows[0]?.confirmation_token ?? '';
  expect(stored).toMatch(/^[\da-f]{64}$/);
  expect((await open(link.replace(token, stored), '203.0.113.14')).headers.get('location')).toContain('otp_expired');
  for (const body of [{ token_hash: stored }, { email: 'secrete@exemple.fr', token: stored.slice(0, 6) }])
    expect((await post('/auth/v1/verify', { type: 'signup', ...body }, '203.0.113.14')).status).toBe(403);
});

test('right links can be followed by a redirect or by a client', async () => {
  for (let tries = 0; tries < 12; tries++) {
    const email = `juste${tries}@exemple.fr`;
    const link = await register(email);
    const token_hash = new URLSearchParams(link.split('?')[1]).get('token');
    const answer =
      tries % 2
        ? await post('/auth/v1/verify', { type: 'signup', token_hash }, '203.0.113.4')
        : await open(link, '203.0.113.4');
    expect([200, 303]).toContain(answer.status);
    expect(answer.headers.get('location') ?? (await answer.text())).toContain('access_token');
  }
});

test('a hundred wrong codes within an hour from any networks stop all codes for an hour', async () => {
  for (let tries = 0; tries < 100; tries++) expect((await guessCode(`198.51.100.${tries}`)).status).toBe(403);
  expect(await limited(await guessCode('198.51.100.200'), 60 * minute)).toEqual(overLimit);
  wait(60 * minute);
  expect((await guessCode('198.51.100.201')).status).toBe(403);
});

test.each([
  ['by HEAD', (link: string) => lively.call(link, { method: 'HEAD', apikey: null })],
  ['with an encoded letter in the path', (link: string) => lively.call(link.replace('verify', '%76erify'))],
  ['with a slash at the end', (link: string) => lively.call(link.replace('verify', 'verify/'))],
  ['with two slashes', (link: string) => lively.call(link.replace('/verify', '//verify'))],
  [
    'in a body that is not UTF-8',
    (link: string) => {
      const token_hash = new URL(link, 'http://localhost').searchParams.get('token');
      const text = JSON.stringify({ type: 'signup', token_hash, note: '?' });
      const body = Buffer.from(text.replace('?', '\xff'), 'latin1');
      return lively.call('/auth/v1/verify', { method: 'POST', body });
    },
  ],
])('no attempt avoids the limit %s', async (what, send) => {
  const email = `detour${what.length}@exemple.fr`;
  const link = await register(email);
  const answer = await send(link);
  expect([400, 401, 404, 405]).toContain(answer.status);
  expect(answer.headers.get('location')).toBeNull();
  expect((await open(link, '203.0.113.5')).headers.get('location')).toContain('access_token=');
});

test('ten wrong passwords make the right one wait too, except from another network', async () => {
  for (let tries = 0; tries < 10; tries++) expect((await signIn(zoe, 'wrong', '203.0.113.6')).status).toBe(400);
  expect(await limited(await signIn(zoe, testPassword, '203.0.113.6'), 15 * minute)).toEqual(overLimit);
  expect(await limited(await signIn(` ${zoe.toUpperCase()}`, 'wrong', '203.0.113.6'), 15 * minute)).toEqual(overLimit);
  expect((await signIn(lea, testPassword, '203.0.113.6')).status).toBe(200);
  expect((await signIn(zoe, testPassword, '203.0.113.7')).status).toBe(200);
  wait(15 * minute);
  expect((await signIn(zoe, testPassword, '203.0.113.6')).status).toBe(200);
});

test('a right password resets the count of its address', async () => {
  for (let round = 0; round < 3; round++) {
    for (let tries = 0; tries < 9; tries++) expect((await signIn(zoe, 'wrong', '203.0.113.8')).status).toBe(400);
    expect((await signIn(zoe, testPassword, '203.0.113.8')).status).toBe(200);
  }
});

test('fifty wrong passwords within an hour stop a network for all addresses', async () => {
  const networkOf = (tries: number) => `2001:db8:0:7::${tries.toString(16)}`;
  for (let tries = 0; tries < 50; tries++)
    expect((await signIn(`inconnue${tries}@exemple.fr`, 'wrong', networkOf(tries))).status).toBe(400);
  expect(await limited(await signIn(lea, testPassword, networkOf(51)), 60 * minute)).toEqual(overLimit);
  expect((await signIn(lea, testPassword, '2001:db8:0:8::1')).status).toBe(200);
});

test('a wrong password counts for each form of the URL of the password grant', async () => {
  const paths = ['/auth/v1/token?grant%5Ftype=pkce&grant_type=password', '/auth/v1/%74oken?grant_type=password'];
  for (const path of paths) {
    for (let tries = 0; tries < 10; tries++) await post(path, { email: lea, password: 'wrong' }, '203.0.113.9');
    expect((await post(path, { email: lea, password: testPassword }, '203.0.113.9')).status).not.toBe(200);
  }
});

test('only the right password reveals that an account is unconfirmed', async () => {
  const email = 'attendue@exemple.fr';
  const link = await register(email);
  const wrong = await signIn(email, 'wrong', '203.0.113.10');
  expect([wrong.status, (await wrong.json()).error_code]).toEqual([400, 'invalid_credentials']);
  const right = await signIn(email, testPassword, '203.0.113.10');
  expect([right.status, (await right.json()).error_code]).toEqual([400, 'email_not_confirmed']);
  // The attempt leaves no session, and the email is still unconfirmed.
  const left = await lively.backend.app.connection.exec<{ rows: unknown[] }>(
    `select u.confirmed_at, u.last_sign_in_at, s.id as session
     from auth.users u left join auth.sessions s on s.user_id = u.id where u.email = '${email}'`,
  );
  expect(left.rows).toEqual([{ confirmed_at: null, last_sign_in_at: null, session: null }]);
  expect((await open(link, '203.0.113.10')).headers.get('location')).toContain('access_token=');
  expect((await signIn(email, testPassword, '203.0.113.10')).status).toBe(200);
});

test('the right password of an unconfirmed account does not count for the limit, a wrong one does', async () => {
  const email = 'insistante@exemple.fr';
  await register(email);
  for (let tries = 0; tries < 12; tries++) {
    const answer = await signIn(email, testPassword, '203.0.113.11');
    expect((await answer.json()).error_code).toBe('email_not_confirmed');
  }
  for (let tries = 0; tries < 10; tries++) await signIn(email, 'wrong', '203.0.113.11');
  expect(await limited(await signIn(email, testPassword, '203.0.113.11'), 15 * minute)).toEqual(overLimit);
});

test('a new password ends only the other sessions of its user', async () => {
  const open = async (email: string) => (await signIn(email, testPassword, '203.0.113.12')).json();
  const [own, other, neighbour] = [await open(zoe), await open(zoe), await open(lea)];
  const change = (body: object) =>
    lively.call('/auth/v1/user', { method: 'PUT', body, token: own.access_token, headers: from('203.0.113.12') });
  const refresh = async ({ refresh_token }: { refresh_token: string }) =>
    (await post('/auth/v1/token?grant_type=refresh_token', { refresh_token }, '203.0.113.12')).status;
  const read = async ({ access_token }: { access_token: string }) =>
    (await lively.call('/auth/v1/user', { token: access_token })).status;

  expect((await change({ data: { full_name: 'Zoé B.' } })).status).toBe(200);
  expect((await change({ password: testPassword, current_password: testPassword })).status).toBe(422);
  expect(await read(other)).toBe(200);
  expect((await change({ password: 'une autre phrase assez longue', current_password: testPassword })).status).toBe(
    200,
  );
  expect([await read(own), await read(other), await read(neighbour)]).toEqual([200, 403, 200]);
  expect([await refresh(own), await refresh(other), await refresh(neighbour)]).toEqual([200, 400, 200]);
});
