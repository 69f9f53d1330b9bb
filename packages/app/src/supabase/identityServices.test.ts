// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';
import { sessionStorageKey } from './sessionStorageKey';

const fetchMock = vi.fn<typeof fetch>();
const { signal } = new AbortController();

beforeEach(() => {
  // The clients are created once per document.
  vi.resetModules();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const session = {
    access_token: 'a.b.c',
    refresh_token: 'again',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: lea.id, aud: 'authenticated', app_metadata: {}, user_metadata: {} },
  };
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
});

async function reauthenticate(userId = lea.id) {
  const { identityServices } = await import('./identityServices');
  await identityServices(userId).reauthenticate('une phrase', signal);
}

test('the password is sent in the body, with the token of the session', async () => {
  fetchMock.mockResolvedValue(Response.json({}));
  await reauthenticate();
  const [url, { method, headers, body } = {}] = fetchMock.mock.lastCall ?? [];
  expect([method, String(url)]).toEqual(['POST', 'http://localhost:3000/auth/v1/reauthenticate']);
  expect(headers).toMatchObject({ Authorization: 'Bearer a.b.c' });
  expect(JSON.parse(String(body))).toEqual({ current_password: 'une phrase' });
});

test('a refusal keeps its code', async () => {
  fetchMock.mockResolvedValue(Response.json({ error_code: 'current_password_invalid', msg: 'No.' }, { status: 400 }));
  await expect(reauthenticate()).rejects.toMatchObject({ code: 'current_password_invalid', message: 'No.' });
});

test('the password of one user is not sent with the session of another', async () => {
  await expect(reauthenticate('someone else')).rejects.toThrow();
  expect(fetchMock).not.toHaveBeenCalled();
});
