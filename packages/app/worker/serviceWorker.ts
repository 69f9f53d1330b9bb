import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { findStandIn, type OfflineFacts } from './findStandIn';

/*
 * The service worker of the site: see docs/decisions/0095. Every page and every answer of the backend comes from the network. Kept are the
 * files of the build, which are the same for all visitors, and the pictures of events, which are public. What a person opened is kept by
 * the app, not here.
 */

declare const self: ServiceWorkerGlobalScope;
/** Put in place by the build, wherever it is named. */
declare const offlineFacts: OfflineFacts;
const facts = offlineFacts;

const day = 24 * 60 * 60;
/** Seconds that a page may take before a stand-in shows. */
const pageTimeout = 10;

/** The worker before Workbox named its caches so. */
const oldPrefix = 'lively-offline-';

// It waits until the pages of the build before are closed: their code stays until then.
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute([...facts.entries], { cleanURLs: false, directoryIndex: '' });

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
  // A picture that was withdrawn is not shown while there is a network.
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
