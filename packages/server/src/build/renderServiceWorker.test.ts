import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { renderServiceWorker } from './renderServiceWorker.ts';
import type { WorkerEvent } from './serviceWorker.ts';

const pages = [
  { prefix: '/en', pathname: '/en/offline', html: 'No connection' },
  { prefix: '', pathname: '/offline', html: 'Pas de connexion' },
];

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Runs the script as a browser would, and hands out what it listens with. */
function start(fetchPage: (request: Request) => Promise<Response>) {
  const listeners = new Map<string, (event: WorkerEvent) => void>();
  const kept: string[] = [];
  const deleted: string[] = [];
  const scope = {
    addEventListener: (type: string, listener: (event: WorkerEvent) => void) => listeners.set(type, listener),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    caches: {
      open: async () => ({ addAll: async (paths: string[]) => void kept.push(...paths) }),
      keys: async () => ['lively-offline-old'],
      delete: async (name: string) => void deleted.push(name),
      match: async (path: string) => new Response(pages.find(({ pathname }) => pathname === path)?.html),
    },
  };
  runInNewContext(renderServiceWorker(pages), { self: scope, fetch: fetchPage, URL });
  const send = async (type: string, request?: Partial<Request>) => {
    const works: Promise<unknown>[] = [];
    listeners.get(type)?.({
      request: request as Request,
      waitUntil: (work) => works.push(work),
      respondWith: (response) => works.push(response),
    });
    return (await Promise.all(works))[0] as Response | undefined;
  };
  return { send, kept, deleted };
}

const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const page = (path: string) => ({ url: `https://lively.example${path}`, mode: 'navigate' as const });

test('it keeps the pages that say that the connection is missing, and drops those of another build', async () => {
  const { send, kept, deleted } = start(offline);
  await send('install');
  await send('activate');
  expect(kept).toEqual(['/en/offline', '/offline']);
  expect(deleted).toEqual(['lively-offline-old']);
});

test.each([
  ['/explore', 'Pas de connexion'],
  ['/english', 'Pas de connexion'],
  ['/en', 'No connection'],
  ['/en/explore', 'No connection'],
])('offline, %s shows a message in its language', async (path, text) => {
  const answer = await start(offline).send('fetch', page(path));
  expect(await answer?.text()).toBe(text);
});

test('requests other than pages are ignored, and a page that loads is not changed', async () => {
  const online = start(async () => new Response('Explorer'));
  expect(await online.send('fetch', { ...page('/rest/v1/favorites'), mode: 'cors' })).toBeUndefined();
  expect(await (await online.send('fetch', page('/explore')))?.text()).toBe('Explorer');
});

test('changed pages change the script, which browsers fetch again', () => {
  const changed = pages.map((each) => ({ ...each, html: `${each.html}!` }));
  expect(renderServiceWorker(changed)).not.toBe(renderServiceWorker(pages));
});
