import { promisify } from 'node:util';
import { gunzipSync, gzip } from 'node:zlib';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { SentDocument } from './sendDocument.ts';

/** A public document, ready to be sent. */
export interface CachedPage extends SentDocument {
  readonly status: 200 | 404 | 410;
  readonly encoded: { readonly gzip: Uint8Array<ArrayBuffer> };
}

/** Milliseconds: how long a change of the database takes to reach a reader without scripts. */
export const pageLifetime = 60_000;
const maxBytes = 12 * 1024 * 1024;

const compress = promisify(gzip);

/** Public pages by their URL, each rendered once a minute however many requests come at a time. */
export function createPageCache(
  render: (url: string) => Promise<Omit<CachedPage, 'encoded'>>,
  takeTurn: TakeTurn,
): ByteCache<CachedPage, undefined> {
  return createByteCache({
    maxBytes,
    lifetime: pageLifetime,
    takeTurn,
    sizeOf: ({ headers, encoded }) => 2 * JSON.stringify(headers).length + encoded.gzip.length,
    load: async (url) => {
      const { html, status, headers } = await render(url);
      const bytes = new Uint8Array(await compress(html));
      // Nearly every reader takes gzip: what is kept is a tenth of the text.
      return {
        status,
        headers,
        encoded: { gzip: bytes },
        get html() {
          return gunzipSync(bytes).toString();
        },
      };
    },
  });
}
