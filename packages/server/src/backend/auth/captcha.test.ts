import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;
let verifier: Server;
/** The requests to the verifier, and how it answers: valid single-use tokens, a closed connection, or invalid JSON. */
let asked: Record<string, string>[];
let mood: 'working' | 'closed' | 'broken';

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  verifier = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const sent = Object.fromEntries(new URLSearchParams(body));
    const isUsed = asked.some((earlier) => earlier.response === sent.response);
    asked.push(sent);
    if (mood === 'closed') return response.destroy();
    if (mood === 'broken') return response.end('<!doctype html>');
    const isGood = sent.secret === 'secret' && sent.response?.startsWith('good') && !isUsed;
    const code = isUsed ? 'timeout-or-duplicate' : 'invalid-input-response';
    response.end(JSON.stringify(isGood ? { success: true } : { success: false, 'error-codes': [code] }));
  }).listen(0);
  await once(verifier, 'listening');
  const url = `http://localhost:${(verifier.address() as AddressInfo).port}`;
  lively = await newBackend({ captcha: { secret: 'secret', url } });
});

afterAll(async () => {
  await lively.end();
  verifier.close();
});

beforeEach(() => {
  asked = [];
  mood = 'working';
});

const email = 'lea@exemple.fr';
const post = (path: string, body: object, token?: unknown) =>
  lively.call(`/auth/v1${path}`, {
    method: 'POST',
    body: { ...body, ...(token !== undefined && { gotrue_meta_security: { captcha_token: token } }) },
    headers: { 'x-forwarded-for': '203.0.113.7' },
  });
const signUp = { email, password: testPassword, data: { full_name: 'Léa' } };
const signIn = { email: 'demo@lively.fr', password: 'lively-demo' };
const outcomeOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) });

test.each([
  ['/signup', signUp],
  ['/token?grant_type=password', signIn],
  ['/token?grant_type=refresh_token&grant_type=password', signIn],
  ['/token', signIn],
  ['/recover', { email }],
  ['/resend', { email, type: 'signup' }],
  ['/otp', { email }],
  ['/magiclink', { email }],
])('%s without a token is refused like in a hosted project, without a request to the service', async (path, body) => {
  for (const token of [undefined, '', '  ', 7, null, {}])
    expect(await outcomeOf(await post(path, body, token))).toEqual({
      status: 400,
      code: 400,
      error_code: 'captcha_failed',
      msg: 'captcha protection: request disallowed (no captcha_token found)',
    });
  expect(asked).toEqual([]);
});

test('a token is accepted once', async () => {
  expect((await post('/token?grant_type=password', signIn, 'good once')).status).toBe(200);
  expect(asked).toEqual([{ secret: 'secret', response: 'good once', remoteip: '203.0.113.7' }]);
  expect(await outcomeOf(await post('/token?grant_type=password', signIn, 'good once'))).toMatchObject({
    status: 400,
    error_code: 'captcha_failed',
    msg: 'captcha protection: request disallowed (timeout-or-duplicate)',
  });
});

test('a token is refused if the service does not accept it', async () => {
  expect(await outcomeOf(await post('/signup', signUp, 'forged'))).toMatchObject({
    status: 400,
    msg: 'captcha protection: request disallowed (invalid-input-response)',
  });
});

test.each(['closed', 'broken'] as const)(
  'a sign-in is refused with a message when the service is %s',
  async (state) => {
    mood = state;
    expect(await outcomeOf(await post('/token?grant_type=password', signIn, 'good'))).toEqual({
      status: 500,
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'captcha verification process failed',
    });
  },
);

test('a session can be refreshed without a captcha', async () => {
  const answer = await post('/token?grant_type=password', signIn, 'good for the session');
  const { refresh_token, access_token: token } = await answer.json();
  expect((await post('/token?grant_type=refresh_token', { refresh_token })).status).toBe(200);
  const change = { password: 'une autre phrase assez longue', current_password: signIn.password };
  expect((await lively.call('/auth/v1/user', { method: 'PUT', body: change, token })).status).toBe(200);
  expect(asked).toHaveLength(1);
});
