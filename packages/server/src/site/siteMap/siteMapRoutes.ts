import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { siteMapIndexFile } from '../documents/buildFiles.ts';
import type { PublicBackend } from '../PublicBackend.ts';
import { pageLifetime } from '../pages/createPageCache.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { countEvents, listEventIds } from './readEventIds.ts';
import { renderSiteMap, renderSiteMapIndex } from './renderSiteMap.ts';

/** The max URLs of a site map (sitemaps.org). */
const maxUrls = 50_000;
/** Milliseconds. Search engines come back after days. */
const lifetime = 3_600_000;
const maxBytes = 32 * 1024 * 1024;

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${lifetime / 1000}`,
};

interface Site {
  readonly siteUrl: string;
  readonly languages: readonly string[];
}

export interface SiteMapCaches {
  /** The site maps of events, by their number. */
  readonly siteMaps: ByteCache<string, undefined>;
  /** The number of events, cached because counting a million rows takes a second. */
  readonly eventCount: ByteCache<string, undefined>;
}

export function createSiteMapCaches(
  { siteUrl, languages }: Site,
  backend: PublicBackend,
  takeTurn?: TakeTurn,
): SiteMapCaches {
  const length = eventsPerFile(languages);
  return {
    siteMaps: createByteCache({
      maxBytes,
      lifetime,
      takeTurn,
      sizeOf: (file: string) => 2 * file.length,
      load: async (number) => {
        const ids = await listEventIds(backend, (Number(number) - 1) * length, length);
        return renderSiteMap(
          ids.map((id) => `/event/${id}`),
          { languages, siteUrl },
        );
      },
    }),
    eventCount: createByteCache({
      maxBytes: 4096,
      lifetime: pageLifetime,
      takeTurn,
      sizeOf: (total: string) => 2 * total.length,
      load: async () => String(await countEvents(backend)),
    }),
  };
}

/** Serves `/sitemap-index.xml`, and the site maps of every event in every language. The build writes that of the pages. */
export function siteMapRoutes({ siteUrl, languages }: Site, { siteMaps, eventCount }: SiteMapCaches): Hono<SiteEnv> {
  const length = eventsPerFile(languages);
  const readCount = async () => Number(await eventCount.read('events', undefined));
  return new Hono<SiteEnv>()
    .get(`/${siteMapIndexFile}`, async ({ body }) => {
      const fileCount = Math.ceil((await readCount()) / length);
      const urls = Array.from({ length: fileCount }, (_, index) => `${siteUrl}/sitemaps/events-${index + 1}.xml`);
      return body(renderSiteMapIndex([`${siteUrl}/sitemap.xml`, ...urls]), 200, headers);
    })
    .get('/sitemaps/:file{events-[1-9]\\d{0,4}\\.xml}', compress(), async ({ req, body, notFound }) => {
      const number = Number(/\d+/.exec(req.param('file'))?.[0]);
      if ((number - 1) * length >= (await readCount())) return notFound();
      return body(await siteMaps.read(String(number), undefined), 200, headers);
    });
}

function eventsPerFile(languages: readonly string[]): number {
  return Math.floor(maxUrls / languages.length);
}
