import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { SiteEnv } from './SiteBindings.ts';

/** For files whose names change with their content. */
const immutable = 'public, max-age=31536000, immutable';

/** The files of the build, each with how long it may be kept and who may use it. */
export function fileRoutes(folder: string): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get(
    '*',
    serveStatic({
      root: folder,
      onFound(_file, { req, header }) {
        const isWidget = req.path.startsWith('/embed/');
        // Of the widgets, only the name of a version has digits in it.
        const isForever = req.path.startsWith('/assets/') || (isWidget && /\d/.test(req.path));
        header('Cache-Control', isForever ? immutable : 'no-cache');
        if (isWidget) {
          // The widgets run on any site.
          header('Access-Control-Allow-Origin', '*');
          header('Cross-Origin-Resource-Policy', 'cross-origin');
        }
        // RFC 9116 wants the charset named.
        if (req.path === '/.well-known/security.txt') header('Content-Type', 'text/plain; charset=utf-8');
      },
    }),
  );
}
