import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { SentDocument } from './sendDocument.ts';

/** A public document, ready to be sent. */
export interface CachedPage extends SentDocument {
  readonly status: 200 | 404 | 410;
  readonly encoded: { readonly gzip: Uint8Array<ArrayBuffer> };
}

/** Milliseconds: how long a change of the database takes to reach a reader without scripts. */
export const pageLifetime = 60_000;
/** Bytes. */
const mostMemory = 64 * 1024 * 1024;

const compress = promisify(gzip);

/** Public pages by their URL, each rendered once a minute however many ask for it at a time. */
export function createPageCache(
  render: (url: string) => Promise<Omit<CachedPage, 'encoded'>>,
): LRUCache<string, CachedPage> {
  return new LRUCache({
    ttl: pageLifetime,
    maxSize: mostMemory,
    sizeCalculation: ({ html, encoded }) => html.length + encoded.gzip.length,
    fetchMethod: async (url) => {
      const page = await render(url);
      return { ...page, encoded: { gzip: new Uint8Array(await compress(page.html)) } };
    },
  });
}
