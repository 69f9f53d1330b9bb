import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword, testSiteUrl } from '../../../testing/newBackend';

let lively: TestBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(() => lively.end());

/** Creates a browser: a client with its own storage. */
function newBrowser() {
  const stored = new Map<string, string>();
  const client = createClient(testSiteUrl, lively.backend.publishableKey, {
    global: { fetch: (input, init) => lively.backend.fetch(new Request(input, init)) },
    auth: {
      flowType: 'pkce',
      detectSessionInUrl: false,
      autoRefreshToken: false,
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    },
  });
  return { client, stored };
}

/** Follows the link of the newest mail, and returns the redirect. */
async function follow(email: string): Promise<URL> {
  const answer = await lively.call(await lively.linkTo(email), { apikey: null });
  expect(answer.status).toBe(303);
  return new URL(answer.headers.get('location') ?? '');
}

const welcome = `${testSiteUrl}/auth/callback?next=%2Fprofile`;
const signUp = ({ client }: ReturnType<typeof newBrowser>, email: string) =>
  client.auth.signUp({ email, password: testPassword, options: { emailRedirectTo: welcome } });

test('the link of a sign-up contains a code and no session, and the code works in its browser', async () => {
  const browser = newBrowser();
  const email = 'pkce@exemple.fr';
  expect((await signUp(browser, email)).error).toBeNull();
  expect(await lively.linkTo(email)).toMatch(/[?&]token=pkce_[0-9a-f]{32}&/);
  const target = await follow(email);
  expect(target.href).toMatch(/^http:\/\/localhost:5173\/auth\/callback\?next=%2Fprofile&code=[\w-]{43}$/);

  const code = target.searchParams.get('code') ?? '';
  const { data, error } = await browser.client.auth.exchangeCodeForSession(code);
  expect(error).toBeNull();
  expect(data.user?.email).toBe(email);
  expect((await browser.client.auth.getUser()).data.user?.id).toBe(data.user?.id);
  // The session that the package opened for the link was removed: only one is left.
  const sessions = await lively.backend.app.connection.exec<{ rows: unknown[] }>(
    `select 1 from auth.sessions s join auth.users u on u.id = s.user_id where u.email = '${email}'`,
  );
  expect(sessions.rows).toHaveLength(1);
});

test('the link confirms the address in another browser and opens no session', async () => {
  const [browser, other] = [newBrowser(), newBrowser()];
  const email = 'ailleurs@exemple.fr';
  await signUp(browser, email);
  const code = (await follow(email)).searchParams.get('code') ?? '';
  expect((await other.client.auth.exchangeCodeForSession(code)).error?.name).toBe('AuthPKCECodeVerifierMissingError');
  const signIn = await other.client.auth.signInWithPassword({ email, password: testPassword });
  expect(signIn.data.user?.email).toBe(email);
});

test('a code is exchanged once, only with the verifier of its challenge', async () => {
  const [browser, thief] = [newBrowser(), newBrowser()];
  const email = 'code@exemple.fr';
  await signUp(browser, email);
  await signUp(thief, 'voleuse@exemple.fr');
  const code = (await follow(email)).searchParams.get('code') ?? '';
  expect((await thief.client.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier');
  const verifiers = [...browser.stored];
  expect((await browser.client.auth.exchangeCodeForSession(code)).error).toBeNull();
  for (const [key, value] of verifiers) browser.stored.set(key, value);
  expect((await browser.client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found');
});

test('a code is refused after six minutes', async () => {
  const browser = newBrowser();
  const email = 'tard@exemple.fr';
  await signUp(browser, email);
  const code = (await follow(email)).searchParams.get('code') ?? '';
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  expect((await browser.client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_expired');
  vi.useRealTimers();
});

test('a link that is followed twice leads to the same code, for as long as the code is valid', async () => {
  const browser = newBrowser();
  const email = 'double@exemple.fr';
  await signUp(browser, email);
  const first = await follow(email);
  expect((await follow(email)).href).toBe(first.href);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 });
  expect((await follow(email)).searchParams.get('error_code')).toBe('otp_expired');
  vi.useRealTimers();
  const code = (await follow(email)).searchParams.get('code') ?? '';
  expect((await browser.client.auth.exchangeCodeForSession(code)).error).toBeNull();
});

test('a link whose code was exchanged has an error in the query and in the hash', async () => {
  const browser = newBrowser();
  const email = 'deux.fois@exemple.fr';
  await signUp(browser, email);
  const code = (await follow(email)).searchParams.get('code') ?? '';
  expect((await browser.client.auth.exchangeCodeForSession(code)).error).toBeNull();
  const target = await follow(email);
  expect(target.searchParams.get('error_code')).toBe('otp_expired');
  expect(new URLSearchParams(target.hash.slice(1)).get('error_code')).toBe('otp_expired');
  expect(target.searchParams.has('code')).toBe(false);
});

test('a password reset uses a code, and the client receives its purpose', async () => {
  const browser = newBrowser();
  const email = 'oublieuse@exemple.fr';
  await signUp(browser, email);
  await follow(email);
  const events: string[] = [];
  browser.client.auth.onAuthStateChange((event) => void events.push(event));
  await browser.client.auth.resetPasswordForEmail(email, { redirectTo: welcome });
  const code = (await follow(email)).searchParams.get('code') ?? '';
  expect((await browser.client.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect(events).toContain('PASSWORD_RECOVERY');
  expect((await browser.client.auth.updateUser({ password: 'une phrase plus longue' })).error).toBeNull();
});

test('a link leads only to Lively', async () => {
  const { client } = newBrowser();
  const email = 'detournee@exemple.fr';
  await client.auth.signUp({ email, password: testPassword, options: { emailRedirectTo: 'https://evil.example/' } });
  expect((await follow(email)).origin).toBe(testSiteUrl);
});

test('a link without a challenge contains the session', async () => {
  const email = 'implicite@exemple.fr';
  await lively.call('/auth/v1/signup', { method: 'POST', body: { email, password: testPassword } });
  expect(new URLSearchParams((await follow(email)).hash.slice(1)).get('access_token')).toBeTruthy();
});

test('a server can verify the token of a link directly', async () => {
  const browser = newBrowser();
  const email = 'serveur@exemple.fr';
  await signUp(browser, email);
  const token_hash = new URL(await lively.linkTo(email), testSiteUrl).searchParams.get('token') ?? '';
  const { data, error } = await browser.client.auth.verifyOtp({ token_hash, type: 'signup' });
  expect([error, data.user?.email]).toEqual([null, email]);
});

const challenge = 'c'.repeat(43);

test.each(['plain', 'PLAIN', 's512', 's256x'])('a challenge with the method %s is refused', async (method) => {
  for (const path of ['signup', 'recover', 'otp']) {
    const body = { email: 'claire@exemple.fr', password: testPassword };
    const flow = { code_challenge: challenge, code_challenge_method: method };
    const answer = await lively.call(`/auth/v1/${path}`, { method: 'POST', body: { ...body, ...flow } });
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
  }
});

test('an attacker with a link can neither choose its challenge nor take its session', async () => {
  const email = 'interceptee@exemple.fr';
  await signUp(newBrowser(), email);
  const link = await lively.linkTo(email);
  const token = new URL(link, testSiteUrl).searchParams.get('token') ?? '';
  const bare = token.replace('pkce_', '');
  const opened = async (forged: string) =>
    (await lively.call(link.replace(token, forged), { apikey: null })).headers.get('location');
  expect(await opened(`pkce_s256_${challenge}_${bare}`)).toContain('error_code=otp_expired');
  const location = await opened(bare);
  expect(location).toMatch(/[?&]code=[\w-]{43}$/);
  expect(location).not.toContain('access_token');
});

test('a link with a hash in its redirect contains no session', async () => {
  const browser = newBrowser();
  const email = 'ancre@exemple.fr';
  const emailRedirectTo = `${testSiteUrl}/auth#access_token=x`;
  await browser.client.auth.signUp({ email, password: testPassword, options: { emailRedirectTo } });
  const target = await follow(email);
  expect(target.hash).toBe('');
  const code = target.searchParams.get('code') ?? '';
  expect((await browser.client.auth.exchangeCodeForSession(code)).error).toBeNull();
});

test('a challenge is kept while its link is valid, and deleted at the next request', async () => {
  const kept = async () => {
    const flows = await lively.backend.app.connection.exec<{ rows: { code_challenge: string }[] }>(
      'select code_challenge from auth.flow_state',
    );
    return flows.rows.map(({ code_challenge }) => code_challenge);
  };
  const sendLink = (email: string, code_challenge: string) =>
    lively.call('/auth/v1/signup', {
      method: 'POST',
      body: { email, password: testPassword, code_challenge, code_challenge_method: 's256' },
    });
  await sendLink('hier@exemple.fr', 'h'.repeat(43));
  const link = await lively.linkTo('hier@exemple.fr');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 3_600_000 });
  await sendLink('demain@exemple.fr', 'd'.repeat(43));
  expect(await kept()).toEqual(['d'.repeat(43)]);
  expect((await lively.call(link, { apikey: null })).headers.get('location')).toContain('error_code=otp_expired');
  vi.useRealTimers();
});
