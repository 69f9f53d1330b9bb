import type { Hono } from 'hono';
import type { ViteDevServer } from 'vite';
import type { Backend } from '../backend/createBackend.ts';
import type { ServedFolders } from '../backend/edge/isServedPath.ts';
import { backendRoutes } from '../site/backendRoutes.ts';
import type { ClientIpHeaders } from '../site/clientIpHeaders.ts';
import { createHono } from '../site/createHono.ts';
import { createPictureQueue, createStreetQueue } from '../site/createRenderQueue.ts';
import { documentRoutes } from '../site/documentRoutes.ts';
import { connectRenderer } from '../site/documents/connectRenderer.ts';
import { guardPaths } from '../site/headers/guardPaths.ts';
import { shareAnswers } from '../site/headers/shareAnswers.ts';
import { healthRoutes } from '../site/healthRoutes.ts';
import { mailboxRoutes } from '../site/mailbox/mailboxRoutes.ts';
import type { PublicBackend } from '../site/PublicBackend.ts';
import { createPictureCaches } from '../site/pictures/createPictureCaches.ts';
import { pictureRoutes } from '../site/pictures/pictureRoutes.ts';
import type { SiteEnv } from '../site/SiteEnv.ts';
import { createStreetCaches } from '../site/streets/createStreetCaches.ts';
import { streetRoutes } from '../site/streets/streetRoutes.ts';
import { communeRoutes } from './communeRoutes.ts';
import { createDevDocuments, readShell } from './createDevDocuments.ts';
import { loadDevRenderer } from './loadDevRenderer.ts';
import { viteMiddleware } from './viteMiddleware.ts';

interface DevSiteOptions {
  vite: ViteDevServer;
  folders: ServedFolders;
  publicBackend: PublicBackend;
  clientIpHeaders: ClientIpHeaders;
  /** The backend of this process; undefined if a hosted project answers the browser. */
  embedded: Pick<Backend, 'fetch' | 'mailbox' | 'partners'> | undefined;
  /** The URL of the style of the street map. @default none */
  mapStyleUrl?: string | undefined;
}

/** Creates the site of `start` from the current sources. Vite answers first, with modules and files. */
export function createDevSite({
  vite,
  folders,
  publicBackend,
  clientIpHeaders,
  embedded,
  mapStyleUrl: styleUrl,
}: DevSiteOptions): Hono<SiteEnv> {
  const site = createHono();
  site.use(shareAnswers(), guardPaths(folders));
  site.route('/', healthRoutes(publicBackend));
  if (embedded) {
    site.route('/', backendRoutes({ fetch: embedded.fetch, isProxied: false, partners: embedded.partners }));
    site.route('/', mailboxRoutes(embedded.mailbox));
  }
  site.route('/', communeRoutes());
  const pictures = createPictureCaches({ siteUrl: publicBackend.url, publicBackend, queue: createPictureQueue() });
  site.route('/', pictureRoutes(pictures));
  const caches = createStreetCaches({ styleUrl, queue: createStreetQueue() });
  site.route('/', streetRoutes({ caches, styleUrl }));
  site.use(viteMiddleware(vite));
  // Created for each request, so that every edit takes effect.
  site.all('*', async (context) => {
    const { pathname, origin } = new URL(context.req.url);
    const renderer = await loadDevRenderer(vite).catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      vite.config.logger.error(error.stack ?? error.message);
    });
    // Vite's client shows the error, and reloads the page after the fix.
    if (!renderer) return context.html(await readShell(vite, pathname), 500);
    connectRenderer(renderer, publicBackend, origin);
    const documents = await createDevDocuments(vite, renderer, pathname);
    const widgetBackend = embedded ? origin : publicBackend.url;
    const projectUrl = embedded ? undefined : publicBackend.url;
    const options = {
      documents,
      renderer,
      publicBackend,
      widgetBackend,
      projectUrl,
      clientIpHeaders,
      isProxied: false,
      partners: embedded?.partners,
    };
    return createHono().route('/', documentRoutes(options)).fetch(context.req.raw, context.env);
  });
  return site;
}
