import { TimeoutError } from '@lively/machines';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { ChunkLoadError } from '../data/ChunkLoadError';
import { resolveWrittenPage } from './preloadRoutes';

const Component = () => null;
const late = new ChunkLoadError('Late.', { cause: new TimeoutError(10_000) });

function openPage(lazy: () => Promise<{ Component: () => null }>) {
  const route: RouteObject = { path: '/about', lazy };
  return { route, resolved: resolveWrittenPage(matchRoutes([route], '/about')) };
}

test('a page from the server waits for its code after late answers', async () => {
  const lazy = vi.fn(async () => ({ Component }));
  lazy.mockRejectedValueOnce(late).mockRejectedValueOnce(late);
  const { route, resolved } = openPage(lazy);
  expect(await resolved).toBe(true);
  expect(lazy).toHaveBeenCalledTimes(3);
  expect(route).toEqual({ path: '/about', Component, lazy: undefined });
});

test('a page from the server does not wait after its code has failed', async () => {
  const lazy = vi.fn(() => Promise.reject(new ChunkLoadError('Gone.', { cause: new TypeError('Failed to fetch') })));
  const { route, resolved } = openPage(lazy);
  expect(await resolved).toBe(false);
  expect(lazy).toHaveBeenCalledOnce();
  expect(route.lazy).toBe(lazy);
});
