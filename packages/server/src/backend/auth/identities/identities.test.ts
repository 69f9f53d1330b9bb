import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addFactor, codeOf } from '../../../../testing/authenticator';
import { newBackend, type TestBackend, testPassword, testSiteUrl } from '../../../../testing/newBackend';
import {
  beginLinking,
  locationOf,
  newBrowser,
  pressProvider,
  signInAtProvider,
  signInByPassword,
  type TestBrowser,
} from '../../../../testing/newBrowser';
import { openProvider, type ProviderUser, type TestProvider } from '../../../../testing/openProvider';

let lively: TestBackend;
let acme: TestProvider;
let gone: TestProvider;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const callback = `${testSiteUrl}/auth/v1/callback`;
  acme = await openProvider(callback);
  gone = await openProvider(callback, 'gone');
  lively = await newBackend({ providers: [acme.account, { ...gone.account, label: 'Parti' }] });
  await gone.close();
});

afterAll(async () => {
  await lively.end();
  await acme.close();
});

/** Performs a complete sign-in. @returns The last page that the browser reaches. */
async function signInWith(browser: TestBrowser, user: ProviderUser): Promise<URL> {
  acme.setUser(user);
  const back = await signInAtProvider(await pressProvider(browser));
  return locationOf(await browser.visit(back.href));
}

async function signedIn(user: ProviderUser): Promise<TestBrowser> {
  const browser = newBrowser(lively);
  const end = await signInWith(browser, user);
  const { error } = await browser.client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
  expect(error).toBeNull();
  return browser;
}

/** Links the identity of a provider's user to the account of a browser. @returns The last page that the browser reaches. */
async function linkTo(browser: TestBrowser, user: ProviderUser): Promise<URL> {
  acme.setUser(user);
  return locationOf(await browser.visit((await signInAtProvider(await beginLinking(browser))).href));
}

async function withPassword(email: string): Promise<TestBrowser> {
  await lively.signUp(email);
  return signInByPassword(lively, email);
}

const reasonOf = ({ searchParams }: URL) => [searchParams.get('error'), searchParams.get('error_code')];
const countUsers = async (email: string) =>
  (
    await lively.backend.app.connection.exec<{ rows: { count: number }[] }>(
      `select count(*)::integer as count from auth.users where email = '${email}'`,
    )
  ).rows[0]?.count;

test('the settings list the providers of the host, and the keys are public', async () => {
  const settings = await (await lively.call('/auth/v1/settings')).json();
  expect(settings.external).toMatchObject({ email: true, phone: false, acme: true, gone: true, google: false });
  expect(settings.oidc).toEqual([
    { provider: 'acme', label: 'Acme' },
    { provider: 'gone', label: 'Parti' },
  ]);
  const keys = await lively.call('/auth/v1/.well-known/jwks.json', { apikey: null });
  expect([keys.status, await keys.json()]).toEqual([200, { keys: [] }]);
});

test('a user can sign up and then sign in with a provider', async () => {
  const zoe = { sub: 'zoe', email: 'Zoe@acme.example', name: 'Zoé Petit' };
  const first = newBrowser(lively);
  const end = await signInWith(first, zoe);
  expect(end.href).toMatch(/^http:\/\/localhost:5173\/auth\/callback\?next=%2Fprofile&code=[\w-]{43}$/);
  const { data } = await first.client.auth.exchangeCodeForSession(end.searchParams.get('code') ?? '');
  expect(data.user).toMatchObject({
    email: 'zoe@acme.example',
    app_metadata: { provider: 'acme', providers: ['acme'] },
    user_metadata: { full_name: 'Zoé Petit' },
  });
  const level = await first.client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data?.currentAuthenticationMethods).toMatchObject([{ method: 'oauth' }]);
  const profile = await first.client.from('profiles').select('full_name').single();
  expect(profile.data).toEqual({ full_name: 'Zoé Petit' });

  const second = await signedIn(zoe);
  expect((await second.client.auth.getUser()).data.user?.id).toBe(data.user?.id);
});

test('a provider opens the existing account of an address only after its owner has linked the identity', async () => {
  const email = 'connue@exemple.fr';
  const owner = await withPassword(email);
  const identity = { sub: 'connue', email };
  expect(reasonOf(await signInWith(newBrowser(lively), identity))).toEqual(['access_denied', 'email_exists']);
  expect((await owner.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);

  const linked = await linkTo(owner, identity);
  await owner.client.auth.exchangeCodeForSession(linked.searchParams.get('code') ?? '');
  const identities = (await owner.client.auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map(({ provider }) => provider)).toEqual(['email', 'acme']);
  const away = await signedIn(identity);
  expect((await away.client.auth.getUser()).data.user?.email).toBe(email);

  const acmeIdentity = identities.find(({ provider }) => provider === 'acme');
  if (!acmeIdentity) throw new Error('No identity of acme.');
  expect((await owner.client.auth.unlinkIdentity(acmeIdentity)).error).toBeNull();
  const { connection } = lively.backend.app;
  const told = await connection.exec<{ rows: object[] }>(
    `select kind from private.mails where kind like 'identity%' order by created_at`,
  );
  expect(told.rows).toEqual([{ kind: 'identity_added' }, { kind: 'identity_removed' }]);
  const logged = await connection.exec<{ rows: object[] }>(`
    select payload ->> 'action' as action, payload -> 'traits' ->> 'provider' as provider from auth.audit_log_entries
    where payload ->> 'actor_username' = '${email}' and payload ->> 'action' like 'identity%' order by created_at
  `);
  expect(logged.rows).toEqual([
    { action: 'identity_linked', provider: 'acme' },
    { action: 'identity_unlinked', provider: 'acme' },
  ]);
  expect(reasonOf(await signInWith(newBrowser(lively), identity))).toEqual(['access_denied', 'email_exists']);
});

test('an unconfirmed account is replaced when the owner of the address signs in with a provider', async () => {
  const email = 'squattee@exemple.fr';
  await lively.call('/auth/v1/signup', { method: 'POST', body: { email, password: testPassword } });
  await signedIn({ sub: 'squattee', email });
  expect(await countUsers(email)).toBe(1);
  const login = await lively.call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email, password: testPassword },
  });
  expect(login.status).toBe(400);
});

test('an unverified or missing address of the provider creates no account', async () => {
  for (const user of [{ sub: 'douteux', email: 'douteux@exemple.fr', isEmailVerified: false }, { sub: 'sans' }])
    expect(reasonOf(await signInWith(newBrowser(lively), user))).toEqual([
      'access_denied',
      'provider_email_needs_verification',
    ]);
  expect(await countUsers('douteux@exemple.fr')).toBe(0);
});

test('an identity belongs to one account', async () => {
  const identity = { sub: 'unique', email: 'unique@acme.example' };
  await signedIn(identity);
  const other = await withPassword('autre@exemple.fr');
  expect(reasonOf(await linkTo(other, identity))).toEqual(['access_denied', 'identity_already_exists']);
  const own = await signedIn(identity);
  expect(reasonOf(await linkTo(own, identity))).toEqual(['access_denied', 'identity_already_exists']);
});

test('the last way to sign in and the identity of another user cannot be removed', async () => {
  const own = await signedIn({ sub: 'seule', email: 'seule@acme.example' });
  const [last] = (await own.client.auth.getUserIdentities()).data?.identities ?? [];
  if (!last) throw new Error('No identity.');
  expect((await own.client.auth.unlinkIdentity(last)).error).toMatchObject({
    status: 422,
    code: 'single_identity_not_deletable',
  });
  const other = await withPassword('curieuse@exemple.fr');
  expect((await other.client.auth.unlinkIdentity(last)).error).toMatchObject({ code: 'identity_not_found' });
});

test('a user of a provider can set a password by mail and then remove the provider', async () => {
  const email = 'motdepasse@acme.example';
  const browser = await signedIn({ sub: 'motdepasse', email });
  await browser.client.auth.resetPasswordForEmail(email, { redirectTo: testSiteUrl });
  const link = locationOf(await lively.call(await lively.linkTo(email), { apikey: null }));
  await browser.client.auth.exchangeCodeForSession(link.searchParams.get('code') ?? '');
  expect((await browser.client.auth.updateUser({ password: testPassword })).error).toBeNull();
  const identities = (await browser.client.auth.getUserIdentities()).data?.identities ?? [];
  expect(identities.map(({ provider }) => provider)).toEqual(['acme', 'email']);
  const acmeIdentity = identities.find(({ provider }) => provider === 'acme');
  if (!acmeIdentity) throw new Error('No identity of acme.');
  expect((await browser.client.auth.unlinkIdentity(acmeIdentity)).error).toBeNull();
  expect((await signInByPassword(lively, email)).client).toBeDefined();
});

test('a refused consent leads back with the reason', async () => {
  const browser = newBrowser(lively);
  const end = await signInWith(browser, { sub: 'non', email: 'non@acme.example', consents: false });
  expect(reasonOf(end)).toEqual(['access_denied', 'access_denied']);
  expect(end.pathname).toBe('/auth/callback');
  expect(await countUsers('non@acme.example')).toBe(0);
});

test('an unavailable provider leads back with the reason', async () => {
  const end = await pressProvider(newBrowser(lively), { provider: 'gone' });
  expect([end.pathname, ...reasonOf(end)]).toEqual(['/auth/callback', 'server_error', 'unexpected_failure']);
});

test('an unknown provider and a flow without PKCE are refused', async () => {
  const challenge = `code_challenge=${'a'.repeat(43)}&code_challenge_method=s256`;
  for (const query of [
    `provider=other&${challenge}`,
    challenge,
    'provider=acme',
    `provider=acme&code_challenge=${'a'.repeat(43)}&code_challenge_method=plain`,
  ]) {
    const answer = await lively.call(`/auth/v1/authorize?${query}`, { apikey: null });
    expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
  }
});

test.each([
  'https://evil.example/',
  'http://localhost:5173@evil.example/',
  'http://localhost:5173.evil.example/',
  'javascript:alert(1)',
  'blob:http://localhost:5173/7d5bd4b3-9a5c-4f4e-9f55-0d7d0c6b2a11',
  'http://localhost:4173/',
  'http://127.0.0.1:5173/',
  '//evil.example',
  'nothing',
])('a flow with the redirect %s ends on the site', async (redirectTo) => {
  acme.setUser({ sub: 'redirige', email: 'redirige@acme.example' });
  const browser = newBrowser(lively);
  const end = locationOf(
    await browser.visit((await signInAtProvider(await pressProvider(browser, { redirectTo }))).href),
  );
  expect([end.origin, end.pathname]).toEqual([testSiteUrl, '/']);
});

test('a state is valid once, unchanged, in the browser that started it', async () => {
  acme.setUser({ sub: 'etat', email: 'etat@acme.example' });
  const begin = async (browser: TestBrowser) => signInAtProvider(await pressProvider(browser));
  const refused = ['invalid_request', 'bad_oauth_state'];

  const first = newBrowser(lively);
  const back = await begin(first);
  expect(reasonOf(locationOf(await newBrowser(lively).visit(back.href)))).toEqual(refused);
  expect(locationOf(await first.visit(back.href)).searchParams.has('code')).toBe(true);
  expect(reasonOf(locationOf(await first.visit(back.href)))).toEqual(refused);

  // Two flows in one browser, each with the code of the other.
  const [one, two] = [await begin(first), await begin(first)];
  const [stateOne, stateTwo] = [one, two].map(({ searchParams }) => searchParams.get('state') ?? '');
  one.searchParams.set('state', stateTwo ?? '');
  expect(reasonOf(locationOf(await first.visit(one.href)))).toEqual(['server_error', 'unexpected_failure']);
  two.searchParams.set('state', `${stateOne?.slice(0, -2)}xx`);
  expect(reasonOf(locationOf(await first.visit(two.href)))).toEqual(refused);
});

test('a code is exchanged once, only with the verifier of its client', async () => {
  const browser = newBrowser(lively);
  const end = await signInWith(browser, { sub: 'code', email: 'code@acme.example' });
  const code = end.searchParams.get('code') ?? '';
  const exchange = (code_verifier: string) =>
    lively.call('/auth/v1/token?grant_type=pkce', { method: 'POST', body: { auth_code: code, code_verifier } });
  expect((await exchange('a'.repeat(43))).status).toBe(400);
  expect((await browser.client.auth.exchangeCodeForSession(code)).error).toBeNull();
  expect((await exchange('a'.repeat(43))).status).toBe(404);
});

test('a session that must enter a second factor cannot change identities', async () => {
  const email = 'facteuracme@exemple.fr';
  await addFactor((await withPassword(email)).client);
  const half = await signInByPassword(lively, email);
  await expect(linkTo(half, { sub: 'moitie', email: 'moitie@acme.example' })).rejects.toMatchObject({
    code: 'insufficient_aal',
  });
});

test('an identity is not linked if its session has ended or must now enter a code', async () => {
  const ends: [email: string, end: (owner: TestBrowser) => PromiseLike<unknown>][] = [
    ['partie@exemple.fr', ({ client }) => client.rpc('end_other_sessions')],
    ['facteur@exemple.fr', ({ client }) => addFactor(client)],
  ];
  for (const [email, end] of ends) {
    const thief = await withPassword(email);
    acme.setUser({ sub: `voleur de ${email}`, email: 'voleur@acme.example' });
    const back = await signInAtProvider(await beginLinking(thief));
    const owner = await signInByPassword(lively, email);
    await end(owner);
    expect(reasonOf(locationOf(await thief.visit(back.href)))).toEqual(['access_denied', 'session_not_found']);
    expect((await owner.client.auth.getUserIdentities()).data?.identities).toHaveLength(1);
  }

  const owner = await withPassword('entretemps@exemple.fr');
  acme.setUser({ sub: 'entretemps' });
  const back = await signInAtProvider(await beginLinking(owner));
  await addFactor(owner.client);
  expect(locationOf(await owner.visit(back.href)).searchParams.get('code')).toBeTruthy();
});

/** Makes every sign-in older than a quarter of an hour. */
const ageSignIns = () =>
  lively.backend.app.connection.exec(`update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes'`);

async function identityOf({ client }: TestBrowser, provider: string) {
  const identity = (await client.auth.getUserIdentities()).data?.identities.find((each) => each.provider === provider);
  if (!identity) throw new Error(`No identity of ${provider}.`);
  return identity;
}

/** Gives the current password again. @returns The status, and the code of a refusal. */
async function reauthenticate({ client }: TestBrowser, fields: object) {
  const token = (await client.auth.getSession()).data.session?.access_token;
  const answer = await lively.call('/auth/v1/reauthenticate', { method: 'POST', body: fields, token });
  return [answer.status, (await answer.json()).error_code];
}

const refusesOld = { code: 'reauthentication_needed', status: 403 };

test('an old sign-in changes identities only after the password', async () => {
  const email = 'ancienne@exemple.fr';
  const owner = await withPassword(email);
  const { length: sessionsBefore } = await sessionsOf(owner);
  const links = async () => (await owner.client.auth.getUserIdentities()).data?.identities.map((each) => each.provider);

  await ageSignIns();
  await expect(beginLinking(owner)).rejects.toMatchObject(refusesOld);
  expect(await reauthenticate(owner, {})).toEqual([400, 'current_password_required']);
  expect(await reauthenticate(owner, { current_password: 'une autre phrase' })).toEqual([
    400,
    'current_password_invalid',
  ]);
  // A refresh is not a sign-in.
  await owner.client.auth.refreshSession();
  await expect(beginLinking(owner)).rejects.toMatchObject(refusesOld);
  expect(await reauthenticate(owner, { current_password: testPassword })).toEqual([200, undefined]);
  await linkTo(owner, { sub: 'ancienne', email });
  expect(await links()).toEqual(['email', 'acme']);

  await ageSignIns();
  const linked = await identityOf(owner, 'acme');
  expect((await owner.client.auth.unlinkIdentity(linked)).error).toMatchObject(refusesOld);
  expect((await owner.client.auth.unlinkIdentity(await identityOf(owner, 'email'))).error).toMatchObject(refusesOld);
  expect(await links()).toEqual(['email', 'acme']);
  await reauthenticate(owner, { current_password: testPassword });
  expect((await owner.client.auth.unlinkIdentity(linked)).error).toBeNull();
  // The session that checks a password is ended.
  expect(await sessionsOf(owner)).toHaveLength(sessionsBefore);

  const sessionless = await lively.call('/auth/v1/reauthenticate', {
    method: 'POST',
    body: { current_password: testPassword },
  });
  expect(sessionless.status).toBe(401);
});

test('the password makes only its own session fresh', async () => {
  const owner = await withPassword('deuxsessions@exemple.fr');
  const thief = await signInByPassword(lively, 'deuxsessions@exemple.fr');
  await ageSignIns();
  expect(await reauthenticate(owner, { current_password: testPassword })).toEqual([200, undefined]);
  await expect(beginLinking(thief)).rejects.toMatchObject(refusesOld);
  expect(await beginLinking(owner)).toBeInstanceOf(URL);
});

test('a session that has passed its second factor must be fresh as well', async () => {
  const owner = await withPassword('deuxniveaux@exemple.fr');
  const { id: factorId, secret } = await addFactor(owner.client);
  await ageSignIns();
  await expect(beginLinking(owner)).rejects.toMatchObject(refusesOld);
  expect((await owner.client.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  expect(await beginLinking(owner)).toBeInstanceOf(URL);
  await ageSignIns();
  expect(await reauthenticate(owner, { current_password: testPassword })).toEqual([200, undefined]);
  expect(await beginLinking(owner)).toBeInstanceOf(URL);
  // The session keeps its level.
  const { data } = await owner.client.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentLevel).toBe('aal2');
});

test('an account without a password signs in again, by its provider or by mail', async () => {
  const user = { sub: 'sansmotdepasse', email: 'sansmotdepasse@acme.example' };
  const owner = await signedIn(user);
  await ageSignIns();
  await expect(beginLinking(owner)).rejects.toMatchObject(refusesOld);
  expect(await reauthenticate(owner, { current_password: testPassword })).toEqual([400, 'current_password_invalid']);
  const again = await signedIn(user);
  expect(await beginLinking(again)).toBeInstanceOf(URL);

  await ageSignIns();
  const byMail = newBrowser(lively);
  await byMail.client.auth.signInWithOtp({ email: user.email, options: { emailRedirectTo: testSiteUrl } });
  const link = locationOf(await lively.call(await lively.linkTo(user.email), { apikey: null }));
  await byMail.client.auth.exchangeCodeForSession(link.searchParams.get('code') ?? '');
  expect(await beginLinking(byMail)).toBeInstanceOf(URL);
  await expect(beginLinking(again)).rejects.toMatchObject(refusesOld);
});

async function sessionsOf({ client }: TestBrowser) {
  const { data } = await client.rpc('list_sessions');
  return data as unknown as object[];
}
