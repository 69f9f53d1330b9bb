import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { CachedPage } from './CachedPage.ts';
import type { WritePage } from './createPageWriter.ts';

/** Public pages by their pathname, with the part of the search that they show. */
export type PageCache = ByteCache<CachedPage, undefined>;

/** Milliseconds: how long a change of the database takes to reach a reader without scripts. */
export const pageLifetime = 60_000;
const maxBytes = 64 * 1024 * 1024;
/** A proxy may keep a page as long as this server does; a browser asks each time. */
const caching = `public, max-age=0, s-maxage=${pageLifetime / 1000}`;

const compress = promisify(gzip);

/** Renders each page once a minute, however many requests come at a time. */
export function createPageCache(writePage: WritePage): PageCache {
  return createByteCache({
    maxBytes,
    lifetime: pageLifetime,
    sizeOf: ({ html, headers, encoded }) => 2 * (html.length + JSON.stringify(headers).length) + encoded.gzip.length,
    load: async (url) => {
      const page = await writePage(url);
      return {
        ...page,
        headers: { ...page.headers, 'Cache-Control': caching },
        encoded: { gzip: new Uint8Array(await compress(page.html)) },
      };
    },
  });
}
