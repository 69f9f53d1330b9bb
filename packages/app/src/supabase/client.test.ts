// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';
import { sessionStorageKey } from './sessionStorageKey';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  // The clients are created once per document.
  vi.resetModules();
  fetchMock.mockReset();
  // The client warns about a second client in the document, and about a missing session.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetchMock);
  localStorage.clear();
  storeSession('old');
});

const sessionOf = (token: string, userId: string) => ({
  access_token: token,
  refresh_token: `refresh ${token}`,
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: userId, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
});

function storeSession(token: string, userId = lea.id) {
  localStorage.setItem(sessionStorageKey, JSON.stringify(sessionOf(token, userId)));
}

/** Serves one valid token, and refreshes to another. */
function serve({ valid, refreshed }: { valid: string; refreshed: object | null }) {
  fetchMock.mockImplementation(async (input, init) => {
    if (pathOf(input) === '/auth/v1/token') {
      if (refreshed) return Response.json(refreshed);
      return Response.json({ code: 'refresh_token_not_found', message: 'Gone.' }, { status: 400 });
    }
    if (tokenOf(init) === valid) return Response.json([{ tag: 'Jazz' }]);
    return Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 });
  });
}

const pathOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input).pathname;
const tokenOf = (init?: RequestInit) => new Headers(init?.headers).get('Authorization')?.replace('Bearer ', '');
const requests = () => fetchMock.mock.calls.map(([input, init]) => [pathOf(input), tokenOf(init)]);

async function readTags(userId = lea.id) {
  const { loadUserClient } = await import('./client');
  const client = await loadUserClient(userId);
  return client.from('user_preferences').select('tag').throwOnError();
}

const rest = '/rest/v1/user_preferences';

test('a request contains the token of the session', async () => {
  serve({ valid: 'old', refreshed: null });
  expect((await readTags()).data).toEqual([{ tag: 'Jazz' }]);
  expect(requests()).toEqual([[rest, 'old']]);
});

test('a refused token is refreshed once, and the request is sent again', async () => {
  serve({ valid: 'new', refreshed: sessionOf('new', lea.id) });
  expect((await readTags()).data).toEqual([{ tag: 'Jazz' }]);
  expect(requests().map(([path]) => path)).toEqual([rest, '/auth/v1/token', rest]);
  expect(requests().at(-1)).toEqual([rest, 'new']);
});

test('a request that is refused with the new token is not sent a third time', async () => {
  serve({ valid: 'none', refreshed: sessionOf('new', lea.id) });
  await expect(readTags()).rejects.toMatchObject({ name: 'SessionLostError', code: 'sessionEnded' });
  expect(requests().map(([path]) => path)).toEqual([rest, '/auth/v1/token', rest]);
});

test('a session whose token cannot be refreshed is deleted from the device', async () => {
  serve({ valid: 'none', refreshed: null });
  await expect(readTags()).rejects.toMatchObject({ name: 'SessionLostError', code: 'sessionEnded' });
  expect(requests().map(([path]) => path)).toEqual([rest, '/auth/v1/token', '/auth/v1/logout']);
  expect(localStorage.getItem(sessionStorageKey)).toBeNull();
});

test('an empty answer is a failure', async () => {
  fetchMock.mockResolvedValue(new Response(''));
  await expect(readTags()).rejects.toMatchObject({ code: 'emptyAnswer' });
});

test('no request is sent with the session of another user', async () => {
  storeSession('other', '22222222-2222-4222-8222-222222222222');
  serve({ valid: 'other', refreshed: null });
  await expect(readTags()).rejects.toMatchObject({ name: 'SessionLostError' });
  expect(requests()).toEqual([]);
});

test('no request is sent after the session has ended', async () => {
  localStorage.clear();
  serve({ valid: 'old', refreshed: null });
  await expect(readTags()).rejects.toMatchObject({ name: 'SessionLostError' });
  expect(requests()).toEqual([]);
});

test('a request is not sent again if the refreshed session belongs to another user', async () => {
  serve({ valid: 'new', refreshed: sessionOf('new', '22222222-2222-4222-8222-222222222222') });
  await expect(readTags()).rejects.toMatchObject({ name: 'SessionLostError' });
  expect(requests().map(([path]) => path)).toEqual([rest, '/auth/v1/token']);
});

test('the expiry of a session depends on the clock of the device', async () => {
  const dayAgo = Math.floor(Date.now() / 1000) - 86_400;
  serve({ valid: 'new', refreshed: { ...sessionOf('new', lea.id), expires_at: dayAgo } });
  const { loadSupabase } = await import('./client');
  const { auth } = await loadSupabase();
  const { data } = await auth.refreshSession();
  expect(data.session?.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
  expect(JSON.parse(localStorage.getItem(sessionStorageKey) ?? '{}').expires_at).toBe(data.session?.expires_at);
});

test('each user has one client', async () => {
  const { loadUserClient } = await import('./client');
  expect(await loadUserClient(lea.id)).toBe(await loadUserClient(lea.id));
  expect(await loadUserClient('another')).not.toBe(await loadUserClient(lea.id));
});

test('a session that needs a second factor since a change on another device is read again', async () => {
  fetchMock.mockImplementation(async (input) =>
    pathOf(input) === '/auth/v1/token'
      ? Response.json(sessionOf('old', lea.id))
      : Response.json({ code: 'PT403', message: 'insufficient_aal' }, { status: 403 }),
  );
  await expect(readTags()).rejects.toMatchObject({ code: 'PT403' });
  expect(requests().map(([path]) => path)).toEqual([rest, '/auth/v1/token']);
});

test('another refusal does not read the session again', async () => {
  fetchMock.mockImplementation(async () => Response.json({ code: '42501', message: 'denied' }, { status: 403 }));
  await expect(readTags()).rejects.toMatchObject({ code: '42501' });
  expect(requests().map(([path]) => path)).toEqual([rest]);
});
