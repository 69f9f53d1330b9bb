import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { LRUCache } from 'lru-cache';
import { languagePrefixes } from '../languagePrefixes.ts';
import type { Renderer } from '../loadRenderer.ts';
import type { Build } from '../readBuild.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteBindings.ts';
import { drawShare } from './drawShare.ts';

/** Milliseconds: messengers keep a picture for days. */
const lifetime = 3_600_000;
/** Bytes. */
const mostMemory = 32 * 1024 * 1024;

const headers = {
  'Content-Type': 'image/png',
  'Cache-Control': `public, max-age=${lifetime / 1000}`,
  // Shown by other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** What there is no picture of. */
const none = new Uint8Array();

/** `/share/:id.png` in each language: what a messenger shows of an event, 1200 × 630. 404 for an event that nobody sees. */
export function shareRoutes({ build, renderer }: { build: Build; renderer: Renderer }): Hono<SiteEnv> {
  const pictures = new LRUCache<string, Uint8Array<ArrayBuffer>, { language: string; id: string }>({
    ttl: lifetime,
    maxSize: mostMemory,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: async (_path, _stale, { context: { language, id } }) => {
      const share = await renderer.readShare(id, language, Date.now());
      return share ? await drawShare(share) : none;
    },
  });
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(build.languages))
    routes.get(`${prefix}/share/:file{.+\\.png}`, etag(), async ({ req, body, text }) => {
      const id = req.param('file').replace(/\.png$/, '');
      const picture = await pictures
        .fetch(req.path, { context: { language, id } })
        .catch(reportFailure('A picture could not be drawn'));
      if (!picture) return text('The picture cannot be drawn at the moment.', 503, { 'Retry-After': '10' });
      if (picture === none) return text('There is no such event.', 404);
      return body(picture, 200, headers);
    });
  return routes;
}
