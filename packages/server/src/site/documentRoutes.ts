import type { Renderer } from '@lively/app/rendering';
import { Hono } from 'hono';
import type { ChangeFeed } from '../backend/data/createChangeFeed.ts';
import type { PartnerCounts } from '../backend/partners/createPartnerCounts.ts';
import { assistantRoutes } from './assistants/assistantRoutes.ts';
import type { ClientIpHeaders } from './clientIpHeaders.ts';
import { createPictureQueue, createRenderQueue, createStreetQueue } from './createRenderQueue.ts';
import { createSiteCaches, type SiteCaches } from './createSiteCaches.ts';
import type { Documents } from './documents/Documents.ts';
import { dropChanged } from './dropChanged.ts';
import { oEmbedRoutes } from './embed/oEmbedRoutes.ts';
import { searchRoutes } from './embed/searchRoutes.ts';
import { widgetRoutes } from './embed/widgetRoutes.ts';
import { calendarRoutes } from './feeds/calendarRoutes.ts';
import { feedRoutes } from './feeds/feedRoutes.ts';
import { confirmRoutes } from './mailPages/confirmRoutes.ts';
import { unsubscribeRoutes } from './mailPages/unsubscribeRoutes.ts';
import type { SiteMetrics } from './metrics/createMetrics.ts';
import type { PublicBackend } from './PublicBackend.ts';
import { createPages } from './pages/createPages.ts';
import { createPageWriter } from './pages/createPageWriter.ts';
import { formRoutes } from './pages/formRoutes.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { pollRoutes } from './pages/pollRoutes.ts';
import { renderedRoutes } from './pages/renderedRoutes.ts';
import { partnerRoutes } from './partners/partnerRoutes.ts';
import { pictureRoutes } from './pictures/pictureRoutes.ts';
import type { SiteEnv } from './SiteEnv.ts';
import { shareRoutes } from './share/shareRoutes.ts';
import { siteMapRoutes } from './siteMap/siteMapRoutes.ts';
import { streetRoutes } from './streets/streetRoutes.ts';

export interface DocumentRoutesOptions {
  documents: Documents;
  renderer: Renderer;
  /** The backend for public data. */
  publicBackend: PublicBackend;
  /** The origin that the widgets of other sites send requests to. */
  widgetBackend: string;
  /** The hosted project that answers the browser; undefined if this server does. */
  projectUrl?: string | undefined;
  clientIpHeaders: ClientIpHeaders;
  /** Whether one proxy before this server adds the client's address. */
  isProxied: boolean;
  /** The URL of the style of the street map. @default none */
  mapStyleUrl?: string | undefined;
  /** Announces which events have changed. @default none: cached data can be a minute old */
  changes?: ChangeFeed | undefined;
  /** Counts for partners. @default none, for a hosted project: its database answers the widgets */
  partners?: PartnerCounts | undefined;
  /** @default new ones */
  caches?: SiteCaches;
  /** Counts the use of the caches. @default none */
  metrics?: Pick<SiteMetrics, 'watchCaches'> | undefined;
}

/** Serves the content for readers without scripts: pages, their forms and their pictures, feeds, site maps. */
export function documentRoutes(options: DocumentRoutesOptions): Hono<SiteEnv> {
  const {
    documents,
    renderer,
    publicBackend,
    widgetBackend,
    projectUrl,
    clientIpHeaders,
    isProxied,
    mapStyleUrl,
    partners,
  } = options;
  const queue = createRenderQueue();
  const writePage = createPageWriter({ documents, renderer });
  const pictureQueue = createPictureQueue();
  const streetQueue = createStreetQueue();
  const made = { ...documents, renderer, publicBackend, writePage, queue, pictureQueue, mapStyleUrl, streetQueue };
  const { caches = createSiteCaches(made) } = options;
  options.metrics?.watchCaches({ ...caches });
  options.changes?.subscribe((changes) => dropChanged(caches, changes));
  const pages = createPages({ renderer, cache: caches.pages, writePage, takeTurn: queue.page });
  const source = { url: widgetBackend, publishableKey: publicBackend.publishableKey };
  return new Hono<SiteEnv>()
    .route('/', renderedRoutes({ documents, pages, partners }))
    .route('/', pollRoutes({ documents, renderer, clientIpHeaders, isProxied, queue }))
    .route('/', shareRoutes({ documents, caches }))
    .route('/', pictureRoutes(caches))
    .route('/', streetRoutes({ caches, styleUrl: mapStyleUrl }))
    .route('/', feedRoutes({ documents, renderer, feeds: caches.feeds, takeTurn: queue.page }))
    .route('/', calendarRoutes({ documents, renderer, clientIpHeaders, isProxied, takeTurn: queue.page }))
    .route('/', oEmbedRoutes({ documents, renderer, source, widgets: caches.widgets }))
    .route('/', widgetRoutes({ documents, renderer, widgets: caches.widgets, partners }))
    .route('/', partnerRoutes({ languages: documents.languages, partners, takeTurn: queue.page }))
    .route('/', searchRoutes({ documents, renderer, takeTurn: queue.page }))
    .route('/', assistantRoutes({ renderer, takeTurn: queue.page }))
    .route('/', siteMapRoutes(documents, caches))
    .route('/', unsubscribeRoutes({ languages: documents.languages, publicBackend }))
    .route('/', confirmRoutes({ languages: documents.languages, projectUrl }))
    .route('/', formRoutes({ documents, renderer, pages, clientIpHeaders, isProxied }))
    .route('/', pageRoutes(documents));
}
