import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { MiddlewareHandler } from 'hono';
import type { ViteDevServer } from 'vite';
import type { SiteEnv } from '../site/SiteEnv.ts';

/** Lets Vite answer requests for its files: modules, styles, public files. */
export function viteMiddleware(vite: ViteDevServer): MiddlewareHandler<SiteEnv> {
  return async ({ env: { incoming, outgoing } }, next) => {
    const isAnswered = await new Promise<boolean>((done, fail) => {
      outgoing.once('close', () => done(true));
      vite.middlewares(incoming, outgoing, (error?: unknown) => (error ? fail(error) : done(false)));
    });
    return isAnswered ? RESPONSE_ALREADY_SENT : next();
  };
}
