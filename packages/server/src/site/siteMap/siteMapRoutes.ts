import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { siteMapIndexFile } from '../documents/buildFiles.ts';
import type { Documents } from '../documents/Documents.ts';
import type { PublicBackend } from '../PublicBackend.ts';
import { pageLifetime } from '../pages/createPageCache.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { countEvents, listEventIds } from './readEventIds.ts';
import { renderSiteMap, renderSiteMapIndex } from './renderSiteMap.ts';

/** The most URLs that a site map may have (sitemaps.org). */
const mostUrls = 50_000;
/** Milliseconds: search engines come back after days. */
const lifetime = 3_600_000;
const maxBytes = 32 * 1024 * 1024;

const headers = {
  'Content-Type': 'application/xml; charset=utf-8',
  'Cache-Control': `public, max-age=${lifetime / 1000}`,
};

/** `/sitemap-index.xml`, and the site maps of every event in every language. The pages have theirs from the build. */
export function siteMapRoutes(
  { siteUrl, languages, takeTurn }: Pick<Documents, 'siteUrl' | 'languages'> & { takeTurn?: TakeTurn },
  backend: PublicBackend,
): Hono<SiteEnv> {
  const eventsPerFile = Math.floor(mostUrls / languages.length);
  const files = createByteCache({
    maxBytes,
    lifetime,
    takeTurn,
    sizeOf: (file: string) => 2 * file.length,
    load: async (number) => {
      const ids = await listEventIds(backend, (Number(number) - 1) * eventsPerFile, eventsPerFile);
      return renderSiteMap(
        ids.map((id) => `/event/${id}`),
        { languages, siteUrl },
      );
    },
  });
  // Counting a million rows takes a second.
  const count = createByteCache({
    maxBytes: 4096,
    lifetime: pageLifetime,
    takeTurn,
    sizeOf: (total: string) => 2 * total.length,
    load: async () => String(await countEvents(backend)),
  });
  const readCount = async () => Number(await count.read('events', undefined));
  return new Hono<SiteEnv>()
    .get(`/${siteMapIndexFile}`, async ({ body }) => {
      const fileCount = Math.ceil((await readCount()) / eventsPerFile);
      const urls = Array.from({ length: fileCount }, (_, index) => `${siteUrl}/sitemaps/events-${index + 1}.xml`);
      return body(renderSiteMapIndex([`${siteUrl}/sitemap.xml`, ...urls]), 200, headers);
    })
    .get('/sitemaps/:file{events-[1-9]\\d{0,4}\\.xml}', compress(), async ({ req, body, notFound }) => {
      const number = Number(/\d+/.exec(req.param('file'))?.[0]);
      if ((number - 1) * eventsPerFile >= (await readCount())) return notFound();
      return body(await files.read(String(number), undefined), 200, headers);
    });
}
