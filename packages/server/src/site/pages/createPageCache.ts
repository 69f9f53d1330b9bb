import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import { findShownEvents } from '../findShownEvents.ts';
import { nameForCdn } from '../nameForCdn.ts';
import type { CachedPage } from './CachedPage.ts';
import type { WritePage } from './createPageWriter.ts';

/** Public pages by their pathname, with the part of the search that they show. */
export type PageCache = ByteCache<CachedPage, undefined>;

/** Milliseconds until a change that is not announced, such as a vote, reaches a reader without scripts. */
export const pageLifetime = 60_000;
/** Milliseconds in which a busy server shows an older page: a flood does not delay what was read before. */
const staleFor = 600_000;
const maxBytes = 12 * 1024 * 1024;
/** A proxy may cache a page as long as this server does; a browser revalidates each time. */
export const pageCaching = `public, max-age=0, s-maxage=${pageLifetime / 1000}`;

/** Level 5 takes as long as gzip, and is a tenth smaller; the next levels gain 1 %. */
const brotliLevel = 5;

/**
 * Creates a cache that renders each page once per lifetime, regardless of the number of requests.
 *
 * @param lifetime Milliseconds.
 */
export function createPageCache(writePage: WritePage, takeTurn?: TakeTurn, lifetime = pageLifetime): PageCache {
  return createByteCache({
    maxBytes,
    lifetime,
    staleFor,
    takeTurn,
    shownIn: (_url, { shown }) => shown,
    sizeOf: ({ headers, encoded: { br, gzip } }) => 2 * JSON.stringify(headers).length + br.length + gzip.length,
    load: async (url) => {
      const { html, status, headers } = await writePage(url);
      const encoded = await encode(html);
      const shown = findShownEvents(url, html);
      // Every browser accepts one of them: together, the cached bytes are a fifth of the text.
      return {
        status,
        headers: { ...headers, 'Cache-Control': pageCaching, ...nameForCdn('pages', shown) },
        shown,
        encoded,
        readBytes: async () => new Uint8Array(await promisify(brotliDecompress)(encoded.br)),
      };
    },
  });
}

async function encode(html: string): Promise<CachedPage['encoded']> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliLevel };
  const [br, zipped] = await Promise.all([promisify(brotliCompress)(html, { params }), promisify(gzip)(html)]);
  return { br: new Uint8Array(br), gzip: new Uint8Array(zipped) };
}
