import type { Renderer } from '@lively/app/rendering';
import { Hono } from 'hono';
import { createRenderQueue } from './createRenderQueue.ts';
import type { Documents } from './documents/Documents.ts';
import { oEmbedRoutes } from './embed/oEmbedRoutes.ts';
import { createFeedCache, feedRoutes } from './feeds/feedRoutes.ts';
import type { NameClient } from './nameClient.ts';
import type { PublicBackend } from './PublicBackend.ts';
import { createPages } from './pages/createPages.ts';
import { formRoutes } from './pages/formRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { renderedRoutes } from './pages/renderedRoutes.ts';
import type { SiteEnv } from './SiteEnv.ts';
import { createShareCaches, shareRoutes } from './share/shareRoutes.ts';
import { siteMapRoutes } from './siteMap/siteMapRoutes.ts';

export interface DocumentRoutesOptions {
  documents: Documents;
  renderer: Renderer;
  /** What everybody may read. */
  publicBackend: PublicBackend;
  /** The origin that the widgets of other sites ask. */
  widgetBackend: string;
  nameClient: NameClient;
  /** Whether one proxy stands before this server and names the client. */
  isProxied: boolean;
}

/** What a reader gets without scripts: pages, their forms and share pictures, feeds, site maps. */
export function documentRoutes(options: DocumentRoutesOptions): Hono<SiteEnv> {
  const { documents, renderer, publicBackend, widgetBackend, nameClient, isProxied } = options;
  const queue = createRenderQueue();
  const pages = createPages({ documents, renderer, takeTurn: queue.page });
  const source = { url: widgetBackend, publishableKey: publicBackend.publishableKey };
  return new Hono<SiteEnv>()
    .route('/', renderedRoutes({ documents, pages }))
    .route('/', shareRoutes({ documents, caches: createShareCaches({ ...renderer, queue }) }))
    .route('/', feedRoutes({ documents, feeds: createFeedCache({ ...renderer, takeTurn: queue.page }) }))
    .route('/', oEmbedRoutes({ documents, renderer, source, takeTurn: queue.page }))
    .route('/', siteMapRoutes({ ...documents, takeTurn: queue.page }, publicBackend))
    .route('/', formRoutes({ documents, renderer, pages, nameClient, isProxied }))
    .route('/', pageRoutes(documents));
}
