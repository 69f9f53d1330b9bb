// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';
import { sessionStorageKey } from './sessionStorageKey';

const fetchMock = vi.fn<typeof fetch>();
const { signal } = new AbortController();
const proof = { factorId: 'tablet', code: '123456' };

beforeEach(() => {
  // The clients are created once per document.
  vi.resetModules();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
});

const factors = [
  {
    id: 'tablet',
    factor_type: 'totp',
    status: 'verified',
    friendly_name: 'Tablette',
    created_at: '2026-06-01T10:00:00Z',
  },
  { id: 'phone', factor_type: 'totp', status: 'verified', created_at: '2026-05-03T10:00:00Z' },
  { id: 'begun', factor_type: 'totp', status: 'unverified', created_at: '2026-07-01T10:00:00Z' },
];
const user = { id: lea.id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, factors };
const session = {
  access_token: 'a.b.c',
  refresh_token: 'again',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user,
};

/** Answers each request by its method and path. A function is called each time, so that its answer may change. */
function serve(answers: Record<string, object | number | boolean | (() => Response)> = {}) {
  const known: typeof answers = {
    'GET /auth/v1/user': user,
    'POST /auth/v1/token': session,
    'POST /auth/v1/factors/tablet/challenge': { id: 'challenge', type: 'totp', expires_at: 0 },
    'POST /auth/v1/factors/tablet/verify': session,
    'DELETE /auth/v1/factors/begun': { id: 'begun' },
    'DELETE /auth/v1/factors/phone': { id: 'phone' },
    ...answers,
  };
  fetchMock.mockImplementation(async (input, init) => {
    const answer = known[lineOf(input, init)];
    if (typeof answer === 'function') return answer();
    return answer === undefined ? Response.json({ message: 'Unknown.' }, { status: 404 }) : Response.json(answer);
  });
}

const lineOf = (input: RequestInfo | URL, init?: RequestInit) =>
  `${init?.method ?? 'GET'} ${new URL(input instanceof Request ? input.url : input).pathname}`;
const requests = () => fetchMock.mock.calls.map(([input, init]) => lineOf(input, init));

async function openServices() {
  const { secondFactorServices } = await import('./secondFactorServices');
  return secondFactorServices(lea.id);
}

test('the verified factors are listed from the oldest, with the number of recovery codes', async () => {
  serve({ 'POST /rest/v1/rpc/count_recovery_codes': 9 });
  const { readFactors } = await openServices();
  expect(await readFactors(signal)).toEqual({
    factors: [
      { id: 'phone', name: '', createdAt: '2026-05-03T10:00:00Z' },
      { id: 'tablet', name: 'Tablette', createdAt: '2026-06-01T10:00:00Z' },
    ],
    recoveryCodesLeft: 9,
  });
});

test('an unverified factor is deleted before the next is added', async () => {
  const totp = { qr_code: '<svg/>', secret: 'JBSW', uri: 'otpauth://totp/Lively' };
  serve({ 'POST /auth/v1/factors': { id: 'new', type: 'totp', totp } });
  const { enrol } = await openServices();
  expect(await enrol({ name: 'Téléphone' }, signal)).toEqual({
    factorId: 'new',
    secret: 'JBSW',
    uri: 'otpauth://totp/Lively',
  });
  expect(requests()).toEqual(['GET /auth/v1/user', 'DELETE /auth/v1/factors/begun', 'POST /auth/v1/factors']);
});

test('a factor is removed after a code is verified, and the session is refreshed', async () => {
  serve();
  const { removeFactor } = await openServices();
  await removeFactor({ factorId: 'phone', proof }, signal);
  expect(requests()).toEqual([
    'POST /auth/v1/factors/tablet/challenge',
    'POST /auth/v1/factors/tablet/verify',
    'DELETE /auth/v1/factors/phone',
    'POST /auth/v1/token',
  ]);
});

test('the expiry of the session after a code depends on the clock of the device', async () => {
  const dayAgo = Math.floor(Date.now() / 1000) - 24 * 60 * 60;
  serve({ 'POST /auth/v1/factors/tablet/verify': { ...session, access_token: 'd.e.f', expires_at: dayAgo } });
  const { verifyCode } = await openServices();
  await verifyCode(proof, signal);
  const stored = JSON.parse(localStorage.getItem(sessionStorageKey) ?? '{}');
  expect(stored.access_token).toBe('d.e.f');
  expect(stored.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
});

test('a wrong code removes no factor', async () => {
  serve({
    'POST /auth/v1/factors/tablet/verify': () =>
      Response.json({ error_code: 'mfa_verification_failed', msg: 'Invalid TOTP code entered' }, { status: 422 }),
  });
  const { removeFactor } = await openServices();
  await expect(removeFactor({ factorId: 'phone', proof }, signal)).rejects.toMatchObject({
    code: 'mfa_verification_failed',
  });
  expect(requests()).not.toContain('DELETE /auth/v1/factors/phone');
});

test('a wrong recovery code has its own error code', async () => {
  serve({ 'POST /rest/v1/rpc/use_recovery_code': false });
  const { recover } = await openServices();
  await expect(recover('3f9a0c4177bed210', signal)).rejects.toMatchObject({ code: 'recovery_code_invalid' });
  expect(requests()).not.toContain('POST /auth/v1/token');
});

test('a used recovery code is not sent again if only the session must be read', async () => {
  let isDown = true;
  serve({
    'POST /rest/v1/rpc/use_recovery_code': true,
    'POST /auth/v1/token': () => (isDown ? new Response('', { status: 503 }) : Response.json(session)),
  });
  const { recover } = await openServices();
  const first = recover('3f9a0c4177bed210', signal);
  await vi.waitFor(() => expect(requests()).toContain('POST /auth/v1/token'));
  isDown = false;
  await Promise.all([first, recover('3f9a0c4177bed210', signal)]);
  expect(requests().filter((line) => line.includes('use_recovery_code'))).toHaveLength(1);
});

test('no request is sent with the session of another user', async () => {
  serve();
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...session, user: { ...user, id: 'noe' } }));
  const { verifyCode } = await openServices();
  await expect(verifyCode(proof, signal)).rejects.toMatchObject({ code: 'sessionEnded' });
  expect(fetchMock).not.toHaveBeenCalled();
});

test('telephones are listed after the apps, and a code is verified with the challenge of its message', async () => {
  const sms = { id: 'sms', factor_type: 'phone', status: 'verified', created_at: '2026-01-01T10:00:00Z' };
  serve({
    'GET /auth/v1/user': { ...user, factors: [sms, ...factors] },
    'POST /auth/v1/factors/sms/challenge': { id: 'sent', type: 'phone', expires_at: 0 },
    'POST /auth/v1/factors/sms/verify': session,
  });
  const { listFactors, sendCode, verifyCode } = await openServices();
  expect((await listFactors(signal)).map(({ id, isPhone = false }) => [id, isPhone])).toEqual([
    ['phone', false],
    ['tablet', false],
    ['sms', true],
  ]);
  await sendCode('sms', signal);
  await verifyCode({ factorId: 'sms', code: '123456' }, signal);
  const sent = fetchMock.mock.calls.filter(([input, init]) => lineOf(input, init).includes('/sms/'));
  expect(sent.map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { factorId: 'sms', channel: 'sms' },
    { code: '123456', challenge_id: 'sent' },
  ]);
});

test('a telephone is added with its number, and its code is verified with the challenge of the message', async () => {
  serve({
    'POST /auth/v1/factors': { id: 'new', type: 'phone', friendly_name: 'Portable', phone: '+33612345678' },
    'POST /auth/v1/factors/new/challenge': { id: 'sent', type: 'phone', expires_at: 0 },
    'POST /auth/v1/factors/new/verify': session,
  });
  const { enrol, sendCode, verifyCode } = await openServices();
  const factor = { name: 'Portable', phone: '+33612345678' };
  expect(await enrol(factor, signal)).toEqual({ factorId: 'new', phone: '+33612345678' });
  await sendCode('new', signal);
  await verifyCode({ factorId: 'new', code: '123456' }, signal);
  expect(requests()).toEqual([
    'GET /auth/v1/user',
    'DELETE /auth/v1/factors/begun',
    'POST /auth/v1/factors',
    'POST /auth/v1/factors/new/challenge',
    'POST /auth/v1/factors/new/verify',
  ]);
  const bodies = fetchMock.mock.calls.map(([, init]) => init?.body && JSON.parse(String(init.body)));
  expect(bodies.slice(2)).toEqual([
    { friendly_name: 'Portable', factor_type: 'phone', phone: '+33612345678' },
    { factorId: 'new', channel: 'sms' },
    { code: '123456', challenge_id: 'sent' },
  ]);
});

test.each([
  [422, 'mfa_phone_enroll_not_enabled'],
  [422, 'mfa_verified_factor_exists'],
  [422, 'mfa_factor_name_conflict'],
  [400, 'validation_failed'],
])('a telephone refused with %i %s is not added', async (status, error_code) => {
  serve({ 'POST /auth/v1/factors': () => Response.json({ error_code, msg: 'Refused.' }, { status }) });
  const { enrol } = await openServices();
  await expect(enrol({ name: 'Portable', phone: '+33612345678' }, signal)).rejects.toMatchObject({ code: error_code });
});

test('a code of a telephone without a sent message is refused on the device', async () => {
  serve({
    'POST /auth/v1/factors': { id: 'new', type: 'phone', phone: '+33612345678' },
    'POST /auth/v1/factors/new/challenge': () =>
      Response.json({ error_code: 'over_sms_send_rate_limit', msg: 'Wait.' }, { status: 429 }),
  });
  const { enrol, sendCode, verifyCode } = await openServices();
  await enrol({ name: 'Portable', phone: '+33612345678' }, signal);
  await expect(sendCode('new', signal)).rejects.toMatchObject({ code: 'over_sms_send_rate_limit' });
  await expect(verifyCode({ factorId: 'new', code: '123456' }, signal)).rejects.toMatchObject({
    code: 'mfa_challenge_expired',
  });
  expect(requests().filter((line) => line.includes('/new/'))).toEqual(['POST /auth/v1/factors/new/challenge']);
});

test('a message that the provider refuses has its own error code', async () => {
  serve({
    'POST /auth/v1/factors/sms/challenge': () =>
      Response.json({ error_code: 'unexpected_failure', msg: 'error sending message' }, { status: 500 }),
  });
  const { sendCode } = await openServices();
  await expect(sendCode('sms', signal)).rejects.toMatchObject({ code: 'sms_send_failed' });
});
