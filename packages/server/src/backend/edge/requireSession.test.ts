import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { newBackend, type TestBackend, testPassword } from '../../../testing/newBackend';

let lively: TestBackend;

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  lively = await newBackend();
});

afterAll(() => lively.end());

const eventId = '00000000-0000-4000-8000-000000000041';

/** Returns the status of reads and writes of each service with a token. */
async function openWith(token: string, userId: string): Promise<number[]> {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const answers = [
    await lively.call('/rest/v1/events?select=id&limit=1', { token }),
    await lively.call('/rest/v1/favorites?select=event_id', { token }),
    await lively.call('/rest/v1/rpc/list_moderation_queue', { token, method: 'POST', body: {} }),
    await lively.call('/rest/v1/favorites', { token, method: 'POST', body: { event_id: eventId } }),
    await lively.call('/storage/v1/object/list/avatars', {
      token,
      method: 'POST',
      body: { prefix: userId, limit: 1 },
    }),
    await lively.call(`/storage/v1/object/avatars/${userId}/1700000000000.png`, {
      token,
      method: 'POST',
      body: png,
      headers: { 'Content-Type': 'image/png' },
    }),
  ];
  return answers.map(({ status }) => status);
}

const everything = [200, 200, 200, 201, 200, 200];
const allRefused = [401, 401, 401, 401, 401, 401];

test('the token of an erased account gives no access at once', async () => {
  const { token, userId } = await lively.signUp('effacee@exemple.fr');
  expect(await openWith(token, userId)).toEqual(everything);
  await lively.backend.app.connection.exec(`select private.gdpr_erase('effacee@exemple.fr')`);
  expect(await openWith(token, userId)).toEqual(allRefused);
});

test('the token of a session gives no access after its sign-out, and other sessions remain valid', async () => {
  const { token, userId } = await lively.signUp('partie@exemple.fr');
  const login = await lively.call('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: { email: 'partie@exemple.fr', password: testPassword },
  });
  const { access_token: other, refresh_token } = await login.json();
  expect((await lively.call('/auth/v1/logout?scope=local', { method: 'POST', token })).status).toBe(204);
  expect(await openWith(token, userId)).toEqual(allRefused);
  expect(await openWith(other, userId)).toEqual(everything);
  const refreshed = await lively.call('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    body: { refresh_token },
  });
  const { access_token: next } = await refreshed.json();
  expect((await lively.call('/rest/v1/favorites?select=event_id', { token: next })).status).toBe(200);
});

test('a refusal contains the reason that the session has ended', async () => {
  const { token } = await lively.signUp('dite@exemple.fr');
  await lively.call('/auth/v1/logout', { method: 'POST', token });
  const answer = await lively.call('/rest/v1/events?select=id', { token });
  expect(await answer.json()).toEqual({
    code: 'PT401',
    details: null,
    hint: 'Sign in again.',
    message: 'The session of this token has ended',
  });
});
