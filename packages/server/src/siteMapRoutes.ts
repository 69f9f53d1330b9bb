import { siteMapIndexFile } from '@lively/app/backend/buildFiles';
import { renderSiteMap, renderSiteMapIndex } from '@lively/app/backend/renderSiteMap';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { LRUCache } from 'lru-cache';
import type { PublicBackend } from './PublicBackend.ts';
import type { Build } from './readBuild.ts';
import { countEvents, listEventIds } from './readEventIds.ts';
import type { SiteEnv } from './SiteBindings.ts';

/** The most URLs that a site map may have (sitemaps.org). */
const mostUrls = 50_000;
/** Milliseconds: search engines come back after days. */
const lifetime = 3_600_000;
/** Of 30 MB at the most each. */
const keptFiles = 4;

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${lifetime / 1000}`,
};

/** `/sitemap-index.xml`, and the site maps of every event in every language. The pages have theirs from the build. */
export function siteMapRoutes({ siteUrl, languages }: Build, backend: PublicBackend): Hono<SiteEnv> {
  const eventsPerFile = Math.floor(mostUrls / languages.length);
  const files = new LRUCache<number, string>({
    max: keptFiles,
    ttl: lifetime,
    fetchMethod: async (number) => {
      const ids = await listEventIds(backend, (number - 1) * eventsPerFile, eventsPerFile);
      return renderSiteMap(
        ids.map((id) => `/event/${id}`),
        { languages, siteUrl },
      );
    },
  });
  return new Hono<SiteEnv>()
    .get(`/${siteMapIndexFile}`, async ({ body }) => {
      const count = Math.ceil((await countEvents(backend)) / eventsPerFile);
      const urls = Array.from({ length: count }, (_, index) => `${siteUrl}/sitemaps/events-${index + 1}.xml`);
      return body(renderSiteMapIndex([`${siteUrl}/sitemap.xml`, ...urls]), 200, headers);
    })
    .get('/sitemaps/:file{events-[1-9]\\d{0,4}\\.xml}', compress(), async ({ req, body, notFound }) => {
      const number = Number(/\d+/.exec(req.param('file'))?.[0]);
      if ((number - 1) * eventsPerFile >= (await countEvents(backend))) return notFound();
      return body((await files.fetch(number)) ?? '', 200, headers);
    });
}
