// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  // The client is created once per document.
  vi.resetModules();
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
});

async function logIn(metadata: object, siteUrl: string, factors: object[] = []) {
  const own = { id: lea.id, aud: 'authenticated', email: 'lea@exemple.fr', app_metadata: {}, user_metadata: metadata };
  const user = { ...own, factors };
  const session = { access_token: 'a.b.c', refresh_token: 'again', token_type: 'bearer', expires_in: 3600, user };
  fetchMock.mockImplementation(async (_, init) => Response.json(init?.method === 'PUT' ? user : session));
  const { authFormServices } = await import('./authFormServices');
  await authFormServices(siteUrl).logIn(
    { email: 'lea@exemple.fr', password: 'une nuit au bal' },
    new AbortController().signal,
  );
  await new Promise((done) => setTimeout(done, 20));
  return fetchMock.mock.calls.flatMap(([, init]) => (init?.method === 'PUT' ? [JSON.parse(String(init.body))] : []));
}

test('an account without a language gets the language of the page at the sign-in', async () => {
  expect(await logIn({ full_name: 'Léa' }, 'https://site.example/es')).toMatchObject([{ data: { language: 'es' } }]);
});

test('an account with a language keeps it', async () => {
  expect(await logIn({ language: 'fr' }, 'https://site.example/en')).toEqual([]);
});

test('an account that must enter a second factor gets no language', async () => {
  expect(await logIn({}, 'https://site.example/es', [{ status: 'verified' }])).toEqual([]);
});

test('each form with a captcha contains its token, and no token without a captcha', async () => {
  fetchMock.mockImplementation(async () => Response.json({ user: null }));
  const { authFormServices } = await import('./authFormServices');
  const forms = authFormServices('https://site.example');
  const { signal } = new AbortController();
  const login = { email: 'lea@exemple.fr', password: 'une nuit au bal' };
  for (const token of ['a token', undefined]) {
    await forms.logIn(login, signal, token).catch(() => {});
    await forms.signUp({ ...login, fullName: 'Léa' }, signal, token);
    await forms.resendConfirmation(login.email, signal, token);
    await forms.requestReset(login.email, signal, token);
  }
  const sent = fetchMock.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).gotrue_meta_security);
  expect(sent).toEqual([...Array(4).fill({ captcha_token: 'a token' }), ...Array(4).fill({})]);
});
