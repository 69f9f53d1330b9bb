import { parseEventId, pictureFormats, pictureVersion } from '@lively/engine';
import { type Context, Hono } from 'hono';
import { findShownEvents } from '../findShownEvents.ts';
import { nameForCdn } from '../nameForCdn.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { type EncodedPicture, type PictureCaches, PictureError } from './createPictureCaches.ts';
import { pictureWidths } from './shrinkPicture.ts';

/** The parameters of a path other than the event. */
interface Asked extends Pick<EncodedPicture, 'width' | 'format'> {
  readonly version: string;
}

/**
 * The content of a path never changes, but disappears with its event: a browser caches it for ten minutes, a proxy for one, as
 * long as this server caches the answer of the database.
 */
const headers = {
  'Cache-Control': 'public, max-age=600, s-maxage=60, immutable',
  'X-Content-Type-Options': 'nosniff',
  // The widgets of other sites show it.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  // A picture opened directly must not run code.
  'Content-Security-Policy': `default-src 'none'; sandbox`,
};

/**
 * Serves `/pictures/:id/:version-:width.:format`: the picture of a public event, in one of four widths and two formats (see
 * `picturePath`). Only downloads URLs that are stored in such an event.
 */
export function pictureRoutes(caches: PictureCaches): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get('/pictures/:id/:file', async (context) => {
    const event = parseEventId(context.req.param('id'));
    const asked = parseFile(context.req.param('file'));
    // A number may identify several events.
    if (event?.kind !== 'uuid' || !asked) return sayNone(context);
    const found = await caches.pictureUrls
      .read(event.id, event.id)
      .catch(reportFailure('A picture could not be found'));
    if (!found) return sayLater(context);
    const { url } = found;
    if (url === null || pictureVersion(url) !== asked.version) return sayNone(context);
    return answer(context, { url, ...asked, keys: nameForCdn('pictures', findShownEvents(event.id)) });
  });

  async function answer(
    context: Context<SiteEnv>,
    asked: EncodedPicture & Asked & { keys: Record<string, string> },
  ): Promise<Response> {
    const { url, version, width, format, keys } = asked;
    const etag = `"${version}-${width}.${format}"`;
    if (context.req.header('if-none-match')?.includes(etag))
      return context.body(null, 304, { ...headers, ...keys, ETag: etag });
    const bytes = await caches.encodedPictures.read(`${width} ${format} ${url}`, asked).catch((error: Error) => {
      if (error instanceof PictureError) return null;
      return reportFailure('A picture could not be encoded')(error);
    });
    if (bytes === undefined) return sayLater(context);
    if (bytes === null) return sayNone(context);
    return context.body(new Uint8Array(bytes), 200, {
      ...headers,
      ...keys,
      ETag: etag,
      'Content-Type': `image/${format}`,
    });
  }
}

function parseFile(file: string): Asked | null {
  const [, version, number, name] = /^([\da-z]{1,7})-(\d+)\.(\w+)$/.exec(file) ?? [];
  const width = pictureWidths.find((width) => String(width) === number);
  const format = pictureFormats.find((format) => format === name);
  return version && width && format ? { version, width, format } : null;
}

function sayNone({ text }: Context): Response {
  return text('There is no such picture.', 404, { 'Cache-Control': 'no-cache' });
}

function sayLater({ text }: Context): Response {
  return text('The picture cannot be shown at the moment.', 503, { 'Retry-After': '10', 'Cache-Control': 'no-store' });
}
