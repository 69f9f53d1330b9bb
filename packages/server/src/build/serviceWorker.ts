/** What of a service worker's world is used here; its types would hide those of the document. */
export interface WorkerScope {
  addEventListener(type: string, listener: (event: WorkerEvent) => void): void;
  readonly caches: CacheStorage;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
}

export interface WorkerEvent {
  readonly request: Request;
  waitUntil(work: Promise<unknown>): void;
  respondWith(response: Promise<Response>): void;
}

/**
 * Runs in the browser, from its own text: it must need nothing from outside. It keeps the pages that say that the connection
 * is missing and nothing else: no row of anybody, no script, no picture. Every request goes to the network as if it were not
 * there; only a page that cannot come is replaced.
 *
 * @param places - The pages, the one of all other paths last.
 */
export function runInBrowser(
  scope: WorkerScope,
  cacheName: string,
  places: readonly { prefix: string; pathname: string }[],
): void {
  scope.addEventListener('install', (event) => {
    const keep = async () => {
      const cache = await scope.caches.open(cacheName);
      await cache.addAll(places.map(({ pathname }) => pathname));
      await scope.skipWaiting();
    };
    event.waitUntil(keep());
  });

  scope.addEventListener('activate', (event) => {
    const replaceOthers = async () => {
      const names = await scope.caches.keys();
      await Promise.all(names.filter((name) => name !== cacheName).map((name) => scope.caches.delete(name)));
      await scope.clients.claim();
    };
    event.waitUntil(replaceOthers());
  });

  scope.addEventListener('fetch', (event) => {
    if (event.request.mode !== 'navigate') return;
    const fallBack = async (error: unknown) => {
      const { pathname } = new URL(event.request.url);
      const place = places.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`));
      const page = place && (await scope.caches.match(place.pathname));
      if (!page) throw error;
      return page;
    };
    event.respondWith(fetch(event.request).catch(fallBack));
  });
}
