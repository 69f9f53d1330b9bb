import { createHash } from 'node:crypto';
import type { Language, Renderer, Share } from '@lively/app/rendering';
import { type Context, Hono } from 'hono';
import { etag } from 'hono/etag';
import { type ByteCache, createByteCache } from '../createByteCache.ts';
import type { RenderQueue } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { findShownEvents } from '../findShownEvents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { nameForCdn } from '../nameForCdn.ts';
import { pageLifetime } from '../pages/createPageCache.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { toCanonicalId } from '../toCanonicalId.ts';
import { drawShare } from './drawShare.ts';

interface ShareRoutesOptions {
  documents: Pick<Documents, 'languages'>;
  caches: ShareCaches;
}

/** The caches of shared events: their facts and their pictures. */
export interface ShareCaches {
  /** Facts by language and id. */
  readonly shareFacts: ByteCache<ShareFacts, { language: Language; id: string }>;
  /** Pictures by their content: a changed event has another picture, and an unchanged one is not drawn again. */
  readonly sharePictures: ByteCache<Uint8Array<ArrayBuffer>, Share>;
}

interface ShareFacts {
  /** Null for an event that is not public. */
  readonly share: Share | null;
}

/** Milliseconds. A change results in another key. */
const pictureLifetime = 3_600_000;
const maxBytesOfFacts = 2 * 1024 * 1024;
const maxBytesOfPictures = 8 * 1024 * 1024;

const headers = {
  'Content-Type': 'image/png',
  // Revalidated each time, because a picture must disappear with its event.
  'Cache-Control': 'public, no-cache',
  // Other sites show it.
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

interface ShareCacheOptions extends Pick<Renderer, 'readShare'> {
  /** @default immediately */
  queue?: RenderQueue | undefined;
}

/** @param draw Draws a picture, as PNG. */
export function createShareCaches({ readShare, queue }: ShareCacheOptions, draw = drawShare): ShareCaches {
  return {
    shareFacts: createByteCache({
      maxBytes: maxBytesOfFacts,
      lifetime: pageLifetime,
      takeTurn: queue?.page,
      shownIn: (key, { share }) => findShownEvents(share?.id ?? '', key.replace(/^\w\w /, '/event/')),
      sizeOf: ({ share }: ShareFacts) => 2 * JSON.stringify(share).length,
      load: async (_key, { language, id }: { language: Language; id: string }) => ({
        share: await readShare(id, language, Date.now()),
      }),
    }),
    sharePictures: createByteCache({
      maxBytes: maxBytesOfPictures,
      lifetime: pictureLifetime,
      takeTurn: queue?.picture,
      sizeOf: ({ byteLength }: Uint8Array<ArrayBuffer>) => byteLength,
      load: (_key, share: Share) => draw(share),
    }),
  };
}

/** Serves `/share/:id.png` in each language: the preview of an event in messengers, 1200 × 630. 404 if it is not public. */
export function shareRoutes({ documents, caches }: ShareRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { language, prefix } of languagePrefixes(documents.languages))
    routes.get(`${prefix}/share/:file{.+\\.png}`, etag(), (context) => answer(context, language));
  return routes;

  async function answer(context: Context<SiteEnv>, language: Language): Promise<Response> {
    const id = toCanonicalId((context.req.param('file') ?? '').replace(/\.png$/, ''));
    if (id === null) return sayNone(context);
    const picture = await readPicture(id, language).catch(reportFailure('A picture could not be drawn'));
    if (picture === undefined)
      return context.text('The picture cannot be drawn at the moment.', 503, { 'Retry-After': '10' });
    return picture
      ? context.body(picture, 200, { ...headers, ...nameForCdn('pictures', findShownEvents(id, `/event/${id}`)) })
      : sayNone(context);
  }

  async function readPicture(id: string, language: Language): Promise<Uint8Array<ArrayBuffer> | null> {
    const { share } = await caches.shareFacts.read(`${language} ${id}`, { language, id });
    if (!share) return null;
    const key = createHash('sha256').update(JSON.stringify(share)).digest('base64url');
    return caches.sharePictures.read(key, share);
  }
}

function sayNone({ text }: Context): Response {
  return text('There is no such event.', 404, { 'Cache-Control': 'no-cache' });
}
