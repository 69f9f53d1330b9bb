import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { SentDocument } from './sendDocument.ts';

/** A public document, ready to be sent. */
export interface CachedPage extends SentDocument {
  readonly status: 200 | 404 | 410;
  readonly encoded: { readonly gzip: Uint8Array<ArrayBuffer> };
}

/** Milliseconds: how long a change of the database takes to reach a reader without scripts. */
export const pageLifetime = 60_000;
const maxBytes = 64 * 1024 * 1024;

const compress = promisify(gzip);

/** Public pages by their URL, each rendered once a minute however many requests come at a time. */
export function createPageCache(
  render: (url: string) => Promise<Omit<CachedPage, 'encoded'>>,
): ByteCache<CachedPage, undefined> {
  return createByteCache({
    maxBytes,
    lifetime: pageLifetime,
    sizeOf: ({ html, headers, encoded }) => 2 * (html.length + JSON.stringify(headers).length) + encoded.gzip.length,
    load: async (url) => {
      const page = await render(url);
      return { ...page, encoded: { gzip: new Uint8Array(await compress(page.html)) } };
    },
  });
}
