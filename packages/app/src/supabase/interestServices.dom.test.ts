import { afterEach, expect, test, vi } from 'vitest';
import { lea } from '../test/createTestBackend';
import { interestServices } from './interestServices';
import { sessionStorageKey } from './sessionStorageKey';

afterEach(() => {
  vi.unstubAllGlobals();
});

const session = {
  access_token: 'token',
  refresh_token: 'refresh',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  user: { id: lea.id, aud: 'authenticated', app_metadata: {}, user_metadata: {}, created_at: '2026-01-01T00:00:00Z' },
};

test('a part that cannot be read is logged, and the other parts are returned', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/user_preferences')) return Response.json([{ tag: 'Jazz' }]);
    if (pathname.endsWith('/profiles')) return Response.json([{ location: 'Lyon', taste: null, taste_revision: 4 }]);
    return Response.json({ code: '57014', message: 'canceling statement due to statement timeout' }, { status: 500 });
  });
  const interests = await interestServices.readInterests(lea.id, new AbortController().signal);
  expect(interests).toEqual({
    preferences: null,
    tags: ['Jazz'],
    interactions: [],
    city: 'Lyon',
    taste: { taste: null, revision: 4 },
  });
  const logged = warn.mock.calls.map(([text]) => text);
  expect(logged).toContain('Reading event_preferences failed:');
  expect(logged).toContain('Reading event_interactions failed:');
});
