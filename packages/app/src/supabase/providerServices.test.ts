import { beforeEach, expect, test, vi } from 'vitest';
import { providerServices } from './providerServices';

const fetchMock = vi.fn<typeof fetch>();
const { signal } = new AbortController();

beforeEach(() => {
  fetchMock.mockReset();
  vi.stubGlobal('fetch', fetchMock);
});

test('the embedded backend lists its providers in order', async () => {
  fetchMock.mockResolvedValue(
    Response.json({
      external: { email: true, phone: false, ville: true, agglo: true },
      oidc: [
        { provider: 'ville', label: 'Ville de Lyon' },
        { provider: 'agglo', label: 'Agglo' },
      ],
    }),
  );
  expect(await providerServices.listProviders(signal)).toEqual([
    { id: 'ville', name: 'Ville de Lyon' },
    { id: 'agglo', name: 'Agglo' },
  ]);
});

test('hosted Supabase lists its active providers without email and telephone', async () => {
  const external = {
    anonymous_users: true,
    azure: true,
    email: true,
    github: true,
    google: false,
    phone: true,
    twitch: true,
  };
  fetchMock.mockResolvedValue(Response.json({ external, disable_signup: false }));
  expect(await providerServices.listProviders(signal)).toEqual([
    { id: 'azure', name: 'Microsoft' },
    { id: 'github', name: 'GitHub' },
    { id: 'twitch', name: 'Twitch' },
  ]);
});

test.each([
  ['an error', () => new Response('', { status: 500 })],
  ['an answer of another shape', () => Response.json({ external: null })],
])('the request for the providers fails on %s', async (_, answer) => {
  fetchMock.mockResolvedValue(answer());
  await expect(providerServices.listProviders(signal)).rejects.toThrow();
});
