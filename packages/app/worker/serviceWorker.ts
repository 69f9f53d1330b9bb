import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { findStandIn, type OfflineFacts } from './findStandIn';

/*
 * The service worker of the site: see docs/decisions/0095. All pages and answers of the backend come from the network.
 * It caches the build's files, which are the same for all visitors, and the public pictures of events. The app, not the
 * worker, stores the pages that a user opened.
 */

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build. */
declare const offlineFacts: OfflineFacts;
const facts = offlineFacts;

const day = 24 * 60 * 60;
/** Seconds that a page may take before a stand-in is shown. */
const pageTimeout = 10;

/** The prefix of the caches before Workbox named them. */
const oldPrefix = 'lively-offline-';

// The new worker waits until pages of the previous build are closed, which need its code.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...facts.entries], {
  cleanURLs: false,
  directoryIndex: '',
  // The app adds it to import a module again whose import failed.
  ignoreURLParametersMatching: [/^attempt$/],
});

self.addEventListener('activate', (event) => event.waitUntil(deleteOldCaches()));

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'lively-assets',
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/pictures/'),
  // A withdrawn picture must not be shown while there is a network.
  new NetworkFirst({
    cacheName: 'lively-pictures',
    plugins: [new ExpirationPlugin({ maxEntries: 60, maxAgeSeconds: 7 * day, purgeOnQuotaError: true })],
  }),
);

const network = new NetworkOnly({ networkTimeoutSeconds: pageTimeout });

registerRoute(
  ({ request }) => request.mode === 'navigate',
  async (options) => {
    try {
      return await network.handle(options);
    } catch (error) {
      const standIn = await matchPrecache(findStandIn(options.url.pathname, facts));
      if (!standIn) throw error;
      return standIn;
    }
  },
);

async function deleteOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(oldPrefix)).map((name) => caches.delete(name)));
}
