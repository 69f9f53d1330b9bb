import type { Renderer } from '@lively/app/rendering';
import type { PictureQueue, RenderQueue, TakeTurn } from './createRenderQueue.ts';
import { createWidgetCache, type WidgetCache } from './embed/createWidgetCache.ts';
import { createFeedCache, type FeedCache } from './feeds/feedRoutes.ts';
import type { PublicBackend } from './PublicBackend.ts';
import { createPageCache, type PageCache } from './pages/createPageCache.ts';
import type { WritePage } from './pages/createPageWriter.ts';
import { createPictureCaches, type PictureCaches } from './pictures/createPictureCaches.ts';
import { createShareCaches, type ShareCaches } from './share/shareRoutes.ts';
import { createSiteMapCaches, type SiteMapCaches } from './siteMap/siteMapRoutes.ts';
import { createStreetCaches, type StreetCaches } from './streets/createStreetCaches.ts';

/** Every cache of the site. All data that is stored from requests is in these caches, so that a test measures it. */
export interface SiteCaches extends PictureCaches, ShareCaches, SiteMapCaches, StreetCaches {
  readonly pages: PageCache;
  readonly feeds: FeedCache;
  readonly widgets: WidgetCache;
}

interface SiteCachesOptions {
  languages: readonly string[];
  siteUrl: string;
  renderer: Pick<Renderer, 'readShare' | 'renderFeed' | 'widgets'>;
  publicBackend: PublicBackend;
  writePage: WritePage;
  /** Schedules the loads. @default immediately */
  queue?: RenderQueue;
  /** Schedules the pictures of events. @default immediately */
  pictureQueue?: PictureQueue;
  /** The URL of the style of the street map. @default none */
  mapStyleUrl?: string | undefined;
  /** Schedules the downloads of the street map. @default immediately */
  streetQueue?: TakeTurn;
}

export function createSiteCaches({
  renderer,
  publicBackend,
  writePage,
  queue,
  pictureQueue,
  mapStyleUrl: styleUrl,
  streetQueue,
  ...site
}: SiteCachesOptions): SiteCaches {
  return {
    pages: createPageCache(writePage, queue?.page),
    feeds: createFeedCache({ ...renderer, takeTurn: queue?.page }),
    widgets: createWidgetCache(renderer.widgets, queue?.page),
    ...createPictureCaches({ siteUrl: site.siteUrl, publicBackend, queue: pictureQueue }),
    ...createShareCaches({ ...renderer, queue }),
    ...createStreetCaches({ styleUrl, queue: streetQueue }),
    ...createSiteMapCaches(site, publicBackend, queue?.page),
  };
}
