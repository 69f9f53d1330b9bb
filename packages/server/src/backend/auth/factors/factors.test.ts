import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addFactor, codeOf, wrongCodeOf } from '../../../../testing/authenticator';
import { newBackend, type TestBackend, testPassword } from '../../../../testing/newBackend';
import { signInByPassword } from '../../../../testing/newBrowser';
import { parseXml } from '../../../../testing/parseXml';

let lively: TestBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(() => lively.end());

/** Signs up an account, and returns a browser with its session. */
async function newUser(email: string) {
  await lively.signUp(email);
  return signIn(email);
}

const signIn = async (email: string, userAgent?: string) => (await signInByPassword(lively, email, userAgent)).client;

const codeOfError = (error: { code?: string | undefined; status?: number | undefined } | null) =>
  error && [error.status, error.code];
const sql = async (statement: string) =>
  (await lively.backend.app.connection.exec<{ rows: Record<string, unknown>[] }>(statement)).rows;

test('the QR code of any issuer is well-formed', async () => {
  const client = await newUser('qr@exemple.fr');
  const issuer = ']]></svg><script>x</script>&foo;"\'';
  const enrolled = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: '<b>&amp;', issuer });
  const svg = (enrolled.data?.totp?.qr_code ?? '').replace('data:image/svg+xml;utf-8,', '');
  expect(parseXml(svg).map(([name]) => name)).toEqual(['rect', 'path', 'svg']);
});

test('the client of a hosted project can add, verify and use a factor', async () => {
  const email = 'facteur@exemple.fr';
  const first = await newUser(email);
  const before = await first.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(before.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' });
  expect(before.data?.currentAuthenticationMethods).toEqual([{ method: 'password', timestamp: expect.any(Number) }]);

  const enrolled = await first.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Téléphone' });
  expect(enrolled.data?.totp?.uri).toMatch(/^otpauth:\/\/totp\/localhost%3A5173:facteur%40exemple\.fr\?/);
  expect(enrolled.data?.totp?.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
  const { secret = '' } = enrolled.data?.totp ?? {};
  const factorId = enrolled.data?.id ?? '';
  expect((await first.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');

  expect((await first.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret, -1) })).error).toBeNull();
  expect((await first.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal2',
    nextLevel: 'aal2',
  });
  const listed = await first.auth.mfa.listFactors();
  expect(listed.data?.totp).toEqual([expect.objectContaining({ id: factorId, friendly_name: 'Téléphone' })]);
  expect(JSON.stringify(listed.data)).not.toContain('secret');

  const second = await signIn(email);
  expect((await second.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal2',
  });
  expect((await second.from('events').select('id').limit(1)).error).toMatchObject({ message: 'insufficient_aal' });
  expect((await second.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  expect((await second.from('events').select('id').limit(1)).error).toBeNull();
  const methods = (await second.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentAuthenticationMethods;
  expect(methods?.map((each) => (typeof each === 'string' ? each : each.method)).sort()).toEqual(['password', 'totp']);

  const { data } = await second.auth.refreshSession();
  expect(data.session).not.toBeNull();
  expect((await second.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
});

test('the first code ends the other sessions without a code', async () => {
  const email = 'ailleurs@exemple.fr';
  const away = await newUser(email);
  const here = await signIn(email);
  await addFactor(here);
  expect((await away.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' });
  expect((await here.auth.getUser()).error).toBeNull();
});

test('a code is valid once, for the current step and its two neighbours', async () => {
  const email = 'derive@exemple.fr';
  const user = await newUser(email);
  const { id: factorId, secret, usedCode } = await addFactor(user);
  const verify = async (code: string) =>
    codeOfError((await user.auth.mfa.challengeAndVerify({ factorId, code })).error);
  expect(await verify(usedCode)).toEqual([422, 'mfa_verification_failed']);
  // Not that of two steps ahead: the next step may begin meanwhile.
  expect(await verify(codeOf(secret, 3))).toEqual([422, 'mfa_verification_failed']);
  const nextCode = codeOf(secret, 1);
  expect(await verify(nextCode)).toBeNull();
  expect(await verify(nextCode)).toEqual([422, 'mfa_verification_failed']);
  // The code is of an earlier step than an accepted code.
  expect(await verify(codeOf(secret))).toEqual([422, 'mfa_verification_failed']);
});

test('a code that is sent twice at once is accepted once', async () => {
  const user = await newUser('ensemble@exemple.fr');
  const { id: factorId, secret } = await addFactor(user);
  const code = codeOf(secret);
  const answers = await Promise.all([1, 2, 3].map(() => user.auth.mfa.challengeAndVerify({ factorId, code })));
  expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
});

test('five wrong codes of a network refuse its next codes, even the right one', async () => {
  const user = await newUser('devine@exemple.fr');
  const { id: factorId, secret } = await addFactor(user);
  const verify = async (code: string) =>
    codeOfError((await user.auth.mfa.challengeAndVerify({ factorId, code })).error);
  for (let guess = 0; guess < 5; guess++)
    expect(await verify(wrongCodeOf(secret))).toEqual([422, 'mfa_verification_failed']);
  expect(await verify(wrongCodeOf(secret))).toEqual([403, 'mfa_verification_rejected']);
  expect(await verify(codeOf(secret))).toEqual([403, 'mfa_verification_rejected']);
});

test('a stranger with the password cannot lock the owner out, from however many networks', async () => {
  const email = 'proprio@exemple.fr';
  const { token } = await lively.signUp(email);
  const send = async (path: string, body: object, bearer: string, network: string) => {
    const headers = { 'x-forwarded-for': network };
    const answer = await lively.call(`/auth/v1${path}`, { method: 'POST', body, token: bearer, headers });
    return { status: answer.status, body: await answer.json() };
  };
  const home = '192.0.2.1';
  const enrolled = await send('/factors', { factor_type: 'totp', friendly_name: 'App' }, token, home);
  const { id, totp } = enrolled.body;
  const enter = async (bearer: string, code: string, network: string) => {
    const challenge = await send(`/factors/${id}/challenge`, {}, bearer, network);
    return send(`/factors/${id}/verify`, { challenge_id: challenge.body.id, code }, bearer, network);
  };
  expect((await enter(token, codeOf(totp.secret, -1), home)).status).toBe(200);

  const signInFrom = async (network: string) => {
    const headers = { 'x-forwarded-for': network };
    const body = { email, password: testPassword };
    const answer = await lively.call('/auth/v1/token?grant_type=password', { method: 'POST', body, headers });
    return (await answer.json()).access_token as string;
  };
  const statuses: number[] = [];
  for (let number = 1; number <= 4; number++) {
    const network = `198.51.100.${number}`;
    const thief = await signInFrom(network);
    for (let guess = 0; guess < 6; guess++)
      statuses.push((await enter(thief, wrongCodeOf(totp.secret), network)).status);
  }
  // Five of each network, and fifteen of the account.
  expect(statuses.filter((status) => status === 422)).toHaveLength(15);
  const stranger = await signInFrom('203.0.113.7');
  expect((await enter(stranger, codeOf(totp.secret), '203.0.113.7')).body.error_code).toBe('mfa_verification_rejected');

  // The owner, at a network where the second factor was passed before.
  expect((await enter(await signInFrom(home), codeOf(totp.secret), home)).status).toBe(200);
});

test('wrong recovery codes are counted by network', async () => {
  const email = 'secours@exemple.fr';
  const user = await newUser(email);
  await addFactor(user);
  const [code] = (await user.rpc('create_recovery_codes')).data as unknown as string[];
  const tryCode = async (tried: string, network: string) => {
    const headers = { 'x-forwarded-for': network };
    const body = { email, password: testPassword };
    const signedIn = await lively.call('/auth/v1/token?grant_type=password', { method: 'POST', body, headers });
    const { access_token: token } = await signedIn.json();
    const path = '/rest/v1/rpc/use_recovery_code';
    const answer = await lively.call(path, { method: 'POST', body: { code: tried }, token, headers });
    return [answer.status, await answer.json()];
  };
  for (let guess = 0; guess < 5; guess++)
    expect(await tryCode('0000-0000-0000-0000', '198.51.100.9')).toEqual([200, false]);
  expect(await tryCode(code ?? '', '198.51.100.9')).toMatchObject([429, { code: 'PT429' }]);
  expect(await tryCode(code ?? '', '192.0.2.9')).toEqual([200, true]);
});

test('a factor is added only with the password, or soon after a sign-in', async () => {
  const email = 'ouverte@exemple.fr';
  const user = await newUser(email);
  const { data } = await user.auth.getSession();
  const token = data.session?.access_token;
  const enrol = async (fields: object) => {
    const body = { factor_type: 'totp', friendly_name: 'App', ...fields };
    const answer = await lively.call('/auth/v1/factors', { method: 'POST', body, token });
    return [answer.status, (await answer.json()).error_code];
  };
  await sql(`update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes'`);
  expect(await enrol({})).toEqual([403, 'reauthentication_needed']);
  expect(await enrol({ current_password: 'une autre phrase' })).toEqual([400, 'current_password_invalid']);
  // A refresh is not a sign-in.
  await user.auth.refreshSession();
  expect(await enrol({})).toEqual([403, 'reauthentication_needed']);
  expect(await enrol({ current_password: testPassword })).toEqual([200, undefined]);
  await addFactor(await signIn(email), 'Autre');
});

test('a factor is removed only soon after a sign-in or a code', async () => {
  const user = await newUser('retiree@exemple.fr');
  const { id: factorId, secret } = await addFactor(user);
  const unfinished = await user.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Inachevée' });
  await sql(`update auth.mfa_amr_claims set updated_at = now() - interval '16 minutes'`);
  expect((await user.auth.mfa.unenroll({ factorId: unfinished.data?.id ?? '' })).error).toBeNull();
  expect(codeOfError((await user.auth.mfa.unenroll({ factorId })).error)).toEqual([403, 'reauthentication_needed']);
  expect((await user.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  expect((await user.auth.mfa.unenroll({ factorId })).error).toBeNull();
});

test('a session that owes the code may only give it, be read, be refreshed and end itself', async () => {
  const email = 'demi@exemple.fr';
  const owner = await newUser(email);
  const { id, secret } = await addFactor(owner);
  const half = await signIn(email);
  const session = (await half.auth.getSession()).data.session;
  const token = session?.access_token;
  const send = async (method: string, path: string, body?: object) =>
    (await lively.call(path, { method, token, ...(body && { body }) })).status;
  const closed = [
    ['POST', '/auth/v1/logout'],
    ['POST', '/auth/v1/logout?scope=others'],
    ['POST', '/auth/v1/logout?scope=global'],
    ['POST', '/auth/v1/logout?scope=local&scope=global'],
    ['PUT', '/auth/v1/user', { data: { full_name: 'Voleuse' } }],
    ['PUT', '/auth/v1/user', { email: 'voleuse@exemple.fr' }],
    ['POST', '/auth/v1/factors', { factor_type: 'totp', current_password: testPassword }],
    ['DELETE', `/auth/v1/factors/${id}`],
    ['GET', '/auth/v1/user/identities/authorize?provider=acme'],
    ['DELETE', `/auth/v1/user/identities/${id}`],
    ['GET', '/auth/v1/reauthenticate'],
    ['POST', '/auth/v1/reauthenticate', { current_password: testPassword }],
    ['POST', '/auth/v1/resend', { type: 'email_change', email }],
    ['GET', '/rest/v1/profiles?select=id'],
    ['GET', '/rest/v1/events?select=id&limit=1'],
    ['POST', '/rest/v1/rpc/end_other_sessions', {}],
    ['POST', '/rest/v1/rpc/delete_account', {}],
    ['GET', '/rest/v1/rpc/use_recovery_code?code=x'],
    ['POST', '/storage/v1/object/list/avatars', { prefix: '' }],
  ] as const;
  for (const [method, path, body] of closed)
    expect([path, await send(method, path, body)]).toEqual([path, expect.toBeOneOf([401, 403])]);
  expect((await owner.auth.getUser()).error).toBeNull();

  expect(await send('GET', '/auth/v1/user')).toBe(200);
  expect((await half.auth.refreshSession()).error).toBeNull();
  expect(await send('POST', '/rest/v1/rpc/use_recovery_code', { code: 'x' })).toBe(200);
  expect((await half.auth.mfa.challengeAndVerify({ factorId: id, code: codeOf(secret) })).error).toBeNull();
  const other = await signIn(email);
  expect((await other.auth.signOut({ scope: 'local' })).error).toBeNull();
  expect((await other.auth.getSession()).data.session).toBeNull();
});

test('a challenge is valid once, for five minutes, for its factor and network', async () => {
  const user = await newUser('defi@exemple.fr');
  const { id: factorId, secret } = await addFactor(user);
  const other = await addFactor(user, 'Autre');
  const challenge = async (id = factorId) => (await user.auth.mfa.challenge({ factorId: id })).data?.id ?? '';
  const verify = async (challengeId: string, code = codeOf(secret)) =>
    codeOfError((await user.auth.mfa.verify({ factorId, challengeId, code })).error);

  expect(await verify(await challenge(other.id))).toEqual([404, 'mfa_factor_not_found']);
  expect(await verify('nothing')).toEqual([404, 'mfa_factor_not_found']);
  const late = await challenge();
  await sql(`update auth.mfa_challenges set created_at = created_at - interval '301 seconds' where id = '${late}'`);
  expect(await verify(late)).toEqual([422, 'mfa_challenge_expired']);
  const moved = await challenge();
  await sql(`update auth.mfa_challenges set ip_address = '192.0.2.9' where id = '${moved}'`);
  expect(await verify(moved)).toEqual([422, 'mfa_ip_address_mismatch']);
  const used = await challenge();
  expect(await verify(used)).toBeNull();
  expect(await verify(used, codeOf(secret, 1))).toEqual([422, 'mfa_ip_address_mismatch']);
});

test('a factor is removed only after its code, and then its sessions require no code', async () => {
  const email = 'retire@exemple.fr';
  const user = await newUser(email);
  const { id: factorId, secret } = await addFactor(user);
  const half = await signIn(email);
  expect(codeOfError((await half.auth.mfa.unenroll({ factorId })).error)).toEqual([403, 'insufficient_aal']);
  expect((await half.auth.mfa.challengeAndVerify({ factorId, code: codeOf(secret) })).error).toBeNull();
  expect((await half.auth.mfa.unenroll({ factorId })).error).toBeNull();
  await half.auth.refreshSession();
  expect((await half.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
  });
  expect((await half.from('events').select('id').limit(1)).error).toBeNull();
  expect(codeOfError((await half.auth.mfa.unenroll({ factorId })).error)).toEqual([404, 'mfa_factor_not_found']);
});

test('no password, address or factor can be changed before the code', async () => {
  const email = 'moitie@exemple.fr';
  await addFactor(await newUser(email));
  const { auth } = await signIn(email);
  const password = { password: 'une autre phrase assez longue', current_password: testPassword };
  expect(codeOfError((await auth.updateUser(password)).error)).toEqual([401, 'insufficient_aal']);
  expect(codeOfError((await auth.updateUser({ email: 'autre@exemple.fr' })).error)).toEqual([401, 'insufficient_aal']);
  const enrolled = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Mien' });
  expect(codeOfError(enrolled.error)).toEqual([403, 'insufficient_aal']);
});

test('the factors of another user are not found', async () => {
  const { id: factorId } = await addFactor(await newUser('proprietaire@exemple.fr'));
  const { auth } = await newUser('voisine@exemple.fr');
  for (const answer of [await auth.mfa.challenge({ factorId }), await auth.mfa.unenroll({ factorId })])
    expect(codeOfError(answer.error)).toEqual([404, 'mfa_factor_not_found']);
});

test('names are unique, the limit is ten factors, and old unverified factors do not count', async () => {
  const user = await newUser('beaucoup@exemple.fr');
  await addFactor(user, 'Un');
  const enroll = async (friendlyName: string) =>
    codeOfError((await user.auth.mfa.enroll({ factorType: 'totp', friendlyName })).error);
  expect(await enroll('Un')).toEqual([422, 'mfa_factor_name_conflict']);
  for (let number = 2; number <= 10; number++) expect(await enroll(`Facteur ${number}`)).toBeNull();
  expect(await enroll('Onze')).toEqual([422, 'too_many_enrolled_mfa_factors']);
  await sql(`update auth.mfa_factors set created_at = created_at - interval '301 seconds' where status = 'unverified'`);
  expect(await enroll('Onze')).toBeNull();
});

test('a telephone is refused as a factor, and a factor requires a session', async () => {
  const { auth } = await newUser('sanstel@exemple.fr');
  const phone = await auth.mfa.enroll({ factorType: 'phone', phone: '+33600000000' });
  expect(codeOfError(phone.error)).toEqual([422, 'mfa_phone_enroll_not_enabled']);
  const answer = await lively.call('/auth/v1/factors', { method: 'POST', body: { factor_type: 'totp' } });
  expect(answer.status).toBe(401);
});

test('an imported telephone is listed and its codes are refused', async () => {
  const { auth } = await newUser('venu@exemple.fr');
  const { data } = await auth.getUser();
  const id = '00000000-0000-4000-8000-0000000000f1';
  await sql(`insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at)
    values ('${id}', '${data.user?.id}', 'Portable', 'phone', 'verified', now(), now())`);
  expect((await auth.mfa.listFactors()).data?.phone).toEqual([
    expect.objectContaining({ id, friendly_name: 'Portable' }),
  ]);
  const sent = await auth.mfa.challenge({ factorId: id, channel: 'sms' });
  expect(codeOfError(sent.error)).toEqual([422, 'mfa_phone_verify_not_enabled']);
  const challengeId = '00000000-0000-4000-8000-0000000000f2';
  await sql(`insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values ('${challengeId}', '${id}', now(), 'local')`);
  const verified = await auth.mfa.verify({ factorId: id, challengeId, code: '000000' });
  expect(codeOfError(verified.error)).toEqual([422, 'mfa_phone_verify_not_enabled']);
});

test('the secrets are encrypted in the database, and no role of the API can read the tables of factors', async () => {
  const { secret } = await addFactor(await newUser('coffre@exemple.fr'));
  const rows = await sql('select secret from auth.mfa_factors');
  expect(JSON.stringify(rows)).not.toContain(secret);
  const readable = await sql(`
    select c.relname, r.rolname from pg_class c, pg_roles r
    where c.relnamespace = 'auth'::regnamespace and c.relname like 'mfa%' and c.relkind = 'r'
      and r.rolname in ('anon', 'authenticated', 'service_role') and has_table_privilege(r.oid, c.oid, 'select')
  `);
  expect(readable).toEqual([]);
});

test('a recovery code opens the account and removes the factor', async () => {
  const email = 'perdu@exemple.fr';
  const user = await newUser(email);
  await addFactor(user);
  const created = await user.rpc('create_recovery_codes');
  const codes = created.data as unknown as string[];
  expect(codes).toHaveLength(10);
  const half = await signIn(email);
  expect((await half.rpc('count_recovery_codes')).error).toMatchObject({ code: 'PT403' });
  expect((await half.rpc('use_recovery_code', { code: '0000-0000-0000-0000' })).data).toBe(false);
  expect((await half.rpc('use_recovery_code', { code: codes[3] })).data).toBe(true);
  await half.auth.refreshSession();
  expect((await half.auth.mfa.getAuthenticatorAssuranceLevel()).data?.nextLevel).toBe('aal1');
  expect((await half.rpc('count_recovery_codes')).data).toBe(0);
  expect((await user.from('events').select('id').limit(1)).error).toMatchObject({ code: 'PT401' });
});

test('the sessions of a user are listed with their browser and can be ended', async () => {
  const email = 'sessions@exemple.fr';
  const here = await newUser(email);
  const away = await signIn(email, 'Mozilla/5.0 (iPhone)');
  const { data } = await here.rpc('list_sessions');
  const other = data.find(({ user_agent }: { user_agent: string }) => user_agent === 'Mozilla/5.0 (iPhone)');
  expect(other).toMatchObject({ is_current: false });
  expect(data.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(1);
  await here.rpc('end_session', { session_id: other.id });
  expect((await away.from('events').select('id').limit(1)).error).toMatchObject({ code: 'PT401' });
  expect(codeOfError((await away.auth.refreshSession()).error)).toEqual([400, 'refresh_token_not_found']);
  await here.rpc('end_other_sessions');
  expect((await here.rpc('list_sessions')).data).toHaveLength(1);
});

test('a second device and a new factor each cause a mail', async () => {
  const email = 'courrier@exemple.fr';
  const user = await newUser(email);
  const kinds = async () =>
    (
      await sql(
        `select m.kind from private.mails m join auth.users u on u.id = m.recipient_id where u.email = '${email}'`,
      )
    ).map(({ kind }) => kind);
  expect(await kinds()).toEqual([]);
  await signIn(email, 'Mozilla/5.0 (iPhone)');
  expect(await kinds()).toEqual(['device']);
  await addFactor(user);
  expect((await kinds()).sort()).toEqual(['device', 'factor_added']);
});

test('the log of authentication contains the actions with a factor, and is deleted with the account', async () => {
  const email = 'journal@exemple.fr';
  const user = await newUser(email);
  const { id: factorId } = await addFactor(user);
  await user.auth.mfa.unenroll({ factorId });
  const actions = async () =>
    (
      await sql(`select payload ->> 'action' as action from private.log_entries_about(
      (select id from auth.users where email = '${email}'), '${email}') order by created_at`)
    ).map(({ action }) => action);
  expect(await actions()).toEqual(
    expect.arrayContaining([
      'login',
      'factor_in_progress',
      'challenge_created',
      'verification_attempted',
      'factor_unenrolled',
    ]),
  );
  await addFactor(user, 'Autre');
  expect((await user.rpc('delete_account')).error).toBeNull();
  expect(await actions()).toEqual([]);
});

test('a key in the query has the same rights as a key in a header', async () => {
  const email = 'requete@exemple.fr';
  const user = await newUser(email);
  const put = async (sender: typeof user, body: object) => {
    const { data } = await sender.auth.getSession();
    const token = data.session?.access_token;
    const path = `/auth/v1/user?apikey=${lively.backend.publishableKey}`;
    const response = await lively.call(path, { method: 'PUT', apikey: null, token, body });
    return [response.status, response.headers.get('x-sb-error-code') ?? (await response.json()).error_code];
  };
  const password = 'une autre phrase longue';
  expect(await put(user, { password })).toEqual([400, 'current_password_required']);
  await addFactor(user);
  const thief = await signIn(email);
  const mails = () => lively.backend.mailbox.mails.filter(({ to }) => to === 'voleur@exemple.fr');
  expect(await put(thief, { password, current_password: testPassword })).toEqual([401, 'insufficient_aal']);
  expect(await put(thief, { email: 'voleur@exemple.fr' })).toEqual([401, 'insufficient_aal']);
  expect(mails()).toEqual([]);
  expect(await put(user, { password, current_password: testPassword })).toEqual([200, undefined]);
});

test('a new factor does not replace the factor whose code is required', async () => {
  const email = 'serveurs@exemple.fr';
  const thief = await newUser(email);
  const { data } = await thief.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Voleur' });
  const { id: factorId = '', totp } = data ?? {};
  const [row] = await sql(`select to_jsonb(f)::text as factor from auth.mfa_factors f where id = '${factorId}'`);
  await addFactor(await signIn(email));
  // Simulates another server that writes the row a moment later.
  await sql(
    `insert into auth.mfa_factors select * from jsonb_populate_record(null::auth.mfa_factors, '${row?.factor}')`,
  );
  const again = await signIn(email);
  const code = codeOf(totp?.secret ?? '');
  expect(codeOfError((await again.auth.mfa.challengeAndVerify({ factorId, code })).error)).toEqual([
    403,
    'insufficient_aal',
  ]);
});
