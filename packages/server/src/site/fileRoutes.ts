import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { SiteEnv } from './SiteEnv.ts';

/** For files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** The files of the build, each with how long it may be kept and who may use it. */
export function fileRoutes(folder: string): Hono<SiteEnv> {
  const serveFile = serveStatic<SiteEnv>({ root: folder });
  const serveCompressed = serveStatic<SiteEnv>({ root: folder, precompressed: true });
  return new Hono<SiteEnv>().get('*', async (context, next) => {
    // A part of a file is a part of it as it is: what continues a download does not say how it was compressed.
    const file = await (context.req.header('range') ? serveFile : serveCompressed)(context, next);
    // The headers of the file are set by now: what is said of it is said on its answer.
    if (file) for (const [name, value] of Object.entries(headersOf(context.req.path))) file.headers.set(name, value);
    return file;
  });
}

function headersOf(path: string): Record<string, string> {
  // RFC 9116 wants the charset named.
  if (path === '/.well-known/security.txt') return { 'Content-Type': 'text/plain; charset=utf-8' };
  if (path.startsWith('/assets/')) return { 'Cache-Control': immutable, Vary: 'Accept-Encoding' };
  if (!path.startsWith('/embed/')) return { 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' };
  return {
    Vary: 'Accept-Encoding',
    // Only the name of a version has digits in it.
    'Cache-Control': /\d/.test(path) ? immutable : 'no-cache',
    // The widgets run on any site.
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
}
