import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { findShownEvents } from '../findShownEvents.ts';
import { nameForCdn } from '../nameForCdn.ts';
import type { CachedPage } from './CachedPage.ts';
import type { WritePage } from './createPageWriter.ts';

/** Public pages by their pathname, with the part of the search that they show. */
export type PageCache = ByteCache<CachedPage, undefined>;

/** Milliseconds: how long what is not announced, such as a vote, takes to reach a reader without scripts. */
export const pageLifetime = 60_000;
const maxBytes = 12 * 1024 * 1024;
/** A proxy may keep a page as long as this server does; a browser asks each time. */
const caching = `public, max-age=0, s-maxage=${pageLifetime / 1000}`;

const compress = promisify(gzip);

/** Renders each page once a minute, however many requests come at a time. */
export function createPageCache(writePage: WritePage, takeTurn?: TakeTurn): PageCache {
  return createByteCache({
    maxBytes,
    lifetime: pageLifetime,
    takeTurn,
    shownIn: (_url, { shown }) => shown,
    sizeOf: ({ headers, encoded }) => 2 * JSON.stringify(headers).length + encoded.gzip.length,
    load: async (url) => {
      const { html, status, headers } = await writePage(url);
      const bytes = new Uint8Array(await compress(html));
      const shown = findShownEvents(url, html);
      // Nearly every reader takes gzip: what is kept is a tenth of the text.
      return {
        status,
        headers: { ...headers, 'Cache-Control': caching, ...nameForCdn('pages', shown) },
        shown,
        encoded: { gzip: bytes },
        get html() {
          return gunzipSync(bytes).toString();
        },
      };
    },
  });
}
