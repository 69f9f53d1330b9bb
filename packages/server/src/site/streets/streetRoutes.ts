import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import type { StreetCaches } from './createStreetCaches.ts';
import { findData, findGlyphs, findSprite, findTile, type StreetFile } from './findStreetFile.ts';
import type { Streets } from './Streets.ts';

interface StreetRoutesOptions {
  readonly caches: StreetCaches;
  /** The URL of the style; undefined if the host has none. */
  readonly styleUrl: string | undefined;
}

const headers = {
  'Cache-Control': 'public, max-age=86400',
  'X-Content-Type-Options': 'nosniff',
  // A file opened directly must not run code.
  'Content-Security-Policy': `default-src 'none'; sandbox`,
};
const unpack = promisify(gunzip);

/**
 * Serves the street map of the host under `/streets`: `map.json` is its style with the authors of its data, and its tiles, letters and
 * symbols are the paths in that. Only downloads what the style names. Without a style, `map.json` is empty (204).
 */
export function streetRoutes({ caches, styleUrl }: StreetRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  if (!styleUrl)
    return routes.get('/streets/map.json', ({ body }) => body(null, 204, { 'Cache-Control': 'public, max-age=600' }));

  return routes
    .get('/streets/map.json', async (context) => {
      const streets = await readStreets();
      if (!streets) return sayLater(context);
      const { style, credits } = streets;
      return context.json({ style, credits }, 200, { 'Cache-Control': 'public, max-age=600' });
    })
    .get('/streets/tiles/:source/:z/:x/:y', (context) => {
      const { source, z, x, y } = context.req.param();
      return send(context, (streets) => findTile(streets, [source, z, x, y]));
    })
    .get('/streets/glyphs/:fonts/:file{\\d+-\\d+\\.pbf}', (context) => {
      const { fonts, file } = context.req.param();
      return send(context, (streets) => findGlyphs(streets, fonts, file.replace('.pbf', '')));
    })
    .get('/streets/sprites/:file', (context) =>
      send(context, (streets) => findSprite(streets, context.req.param('file'))),
    )
    .get('/streets/data/:source', (context) =>
      send(context, (streets) => findData(streets, context.req.param('source'))),
    );

  async function readStreets(): Promise<Streets | null | undefined> {
    const found = await caches.streetStyles
      .read('style', styleUrl ?? '')
      .catch(reportFailure('The style of the street map could not be read'));
    return found?.streets;
  }

  async function send(context: Context<SiteEnv>, find: (streets: Streets) => StreetFile | null): Promise<Response> {
    const streets = await readStreets();
    if (!streets) return sayLater(context);
    const file = find(streets);
    if (!file) return context.text('The map has no such file.', 404, { 'Cache-Control': 'no-cache' });
    const found = await caches.streetFiles
      .read(file.url, file)
      .catch(reportFailure('A file of the street map could not be read'));
    if (!found || found.state === 'failed') return sayLater(context);
    if (found.state === 'empty') return context.body(null, 204, headers);
    const { bytes, isGzip } = found;
    const acceptsGzip = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
    const isPacked = isGzip && acceptsGzip;
    return context.body(new Uint8Array(isGzip && !acceptsGzip ? await unpack(bytes) : bytes), 200, {
      ...headers,
      'Content-Type': file.type,
      ...(isGzip && { Vary: 'Accept-Encoding' }),
      ...(isPacked && { 'Content-Encoding': 'gzip' }),
    });
  }
}

function sayLater({ text }: Context): Response {
  return text('The street map cannot be shown at the moment.', 503, {
    'Retry-After': '10',
    'Cache-Control': 'no-store',
  });
}
