import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { SiteEnv } from './SiteEnv.ts';

/** The caching of files with a content hash in their names. */
const immutable = 'public, max-age=31536000, immutable';
/** The caching of the widgets that change with each release: a partner's page asks for them at most every ten minutes. */
const brief = 'public, max-age=600';

/** Serves the files of the build with their headers for caching. */
export function fileRoutes(folder: string): Hono<SiteEnv> {
  const serveFile = serveStatic<SiteEnv>({ root: folder });
  const serveCompressed = serveStatic<SiteEnv>({ root: folder, precompressed: true });
  return new Hono<SiteEnv>().get('*', async (context, next) => {
    // A range request gets a part of the uncompressed file, because the continuation of a download has no encoding.
    const serve = context.req.header('range') ? serveFile : serveCompressed;
    // `next` has a result of its own, which is no answer.
    const file = await serve(context, async () => {});
    if (!file) return next();
    // The answer already has the headers of the file, so these headers are set on it.
    for (const [name, value] of Object.entries(headersOf(context.req.path))) file.headers.set(name, value);
    return file;
  });
}

function headersOf(path: string): Record<string, string> {
  // RFC 9116 requires the charset.
  if (path === '/.well-known/security.txt') return { 'Content-Type': 'text/plain; charset=utf-8' };
  if (path.startsWith('/assets/')) return { 'Cache-Control': immutable, Vary: 'Accept-Encoding' };
  if (!path.startsWith('/embed/')) return { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  return {
    Vary: 'Accept-Encoding',
    'Cache-Control': cachingOfWidgets(path),
    // The widgets run on any site.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}

function cachingOfWidgets(path: string): string {
  // A release has eight characters of its hash in its name, a part its whole hash.
  if (/\.([\da-f]{8}|[\w-]{43})\.js$/.test(path)) return immutable;
  return path.endsWith('.js') ? brief : 'no-cache';
}
