import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { isServedPath } from '@lively/app/backend/edge/isServedPath';
import { Hono } from 'hono';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { backendRoutes } from './backendRoutes.ts';
import { endOnSignals } from './endOnSignals.ts';
import { mailboxRoutes } from './mailboxRoutes.ts';
import { dataPaths, openBackend, root } from './openBackend.ts';
import { orExit } from './orExit.ts';
import { printPlaces } from './printPlaces.ts';
import type { SiteBindings, SiteEnv } from './SiteBindings.ts';

/** What the development server may hand out: sources and packages, not `supabase/`, not the repository. */
const allowed = [resolve(root, 'packages'), resolve(root, 'node_modules')];
/** What Vite denies by itself: setting the list replaces it. */
const viteDenies = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**'];

/**
 * The backend and the mailbox of `start` inside the development server, from the same origin as the app, which the browser
 * renders: what the server renders needs the build. Does nothing but guard the paths when `VITE_SUPABASE_URL` names a hosted
 * project.
 */
export function devServer(): Plugin {
  return {
    name: 'lively-dev-server',
    apply: 'serve',
    enforce: 'pre',
    config() {
      // Vite ends with its standard input, which a service manager closes at once. On a terminal Ctrl-D still ends it.
      if (!process.stdin.isTTY) process.env.CI ??= 'true';
      return { server: { fs: { strict: true, allow: allowed, deny: [...viteDenies, `${dataPaths.folder}/**`] } } };
    },
    async configureServer(server) {
      server.middlewares.use(guardPaths);
      // One without a port of its own evaluates styles, for the one that has.
      if (server.httpServer && !process.env.VITE_SUPABASE_URL) await mountSite(server);
    },
  };
}

const guardPaths: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  if (isServedPath(url, { root, allowed, denied: [dataPaths.folder] })) return next();
  response.statusCode = 404;
  response.end();
};

async function mountSite(server: ViteDevServer): Promise<void> {
  const { port = 0, host } = server.config.server;
  const siteUrl = `http://localhost:${port}`;
  const { backend, release } = await orExit(
    openBackend({ port, host: typeof host === 'string' ? host : undefined, siteUrl }),
  );
  const site = new Hono<SiteEnv>();
  site.route('/', backendRoutes({ fetch: backend.fetch, isProxied: false }));
  site.route('/', mailboxRoutes(backend.mailbox));
  site.notFound(({ env }) => {
    env.next?.();
    return RESPONSE_ALREADY_SENT;
  });
  server.middlewares.use(toMiddleware(site));

  const { close, printUrls } = server;
  server.printUrls = () => {
    printUrls();
    printPlaces({ siteUrl, isEmbedded: true, isSeeded: true, hasMailbox: true });
  };
  let closing: Promise<void> | undefined;
  server.close = () => {
    closing ??= close().then(release);
    return closing;
  };
  endOnSignals(() => server.close());
}

/** Hands on to Vite what the site does not answer. */
function toMiddleware(site: Hono<SiteEnv>): Connect.NextHandleFunction {
  return (incoming, outgoing, next) => {
    const answer = (request: Request, env: SiteBindings) => site.fetch(request, { ...env, next });
    void getRequestListener((request, env) => answer(request, env as SiteBindings), {
      overrideGlobalObjects: false,
      autoCleanupIncoming: false,
    })(incoming, outgoing);
  };
}
