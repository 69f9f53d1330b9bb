// @vitest-environment jsdom
import { ticketsSold } from '@lively/machines';
import { afterEach, expect, test, vi } from 'vitest';
import { jazz, lea } from '../test/createTestBackend';
import { eventEditingServices } from './eventEditingServices';
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

test('an event whose first ticket was sold during the question is not deleted, and that is said', async () => {
  localStorage.setItem(sessionStorageKey, JSON.stringify(session));
  const deletions: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (init?.method !== 'DELETE') return Response.json([{ id: jazz.id }]);
    deletions.push(new URL(input instanceof Request ? input.url : input).searchParams.get('or') ?? '');
    return Response.json([]);
  });
  const { deleteEvent } = eventEditingServices(lea.id);
  await expect(deleteEvent(jazz.id, new AbortController().signal)).rejects.toMatchObject({ code: ticketsSold });
  expect(deletions).toEqual(['(purchases_count.eq.0,status.eq.cancelled)']);
});
