import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Connect, Plugin, PreviewServer, ViteDevServer } from 'vite';
import { assertPortFree } from './assertPortFree.ts';
import { dataPathsOf } from './dataFolder.ts';
import { isServedPath } from './edge/isServedPath.ts';
import { StartError } from './StartError.ts';
import { mailboxPath, serveMailbox } from './serveMailbox.ts';
import { shareBackend } from './shareBackend.ts';
import { toMiddleware } from './toMiddleware.ts';

const root = resolve(import.meta.dirname, '../../..');
const paths = dataPathsOf(root, process.env.LIVELY_DATA_FOLDER);
/** What the development server may hand out: sources and packages, not `supabase/`, not the repository. */
const allowed = [resolve(root, 'packages'), resolve(root, 'node_modules')];

/** Milliseconds: who stops the server waits no longer for it. */
const closingLimit = 4_500;

/**
 * Serves Lively's backend from the same origin as the app, in development and in preview. Does nothing but guard the paths
 * when `VITE_SUPABASE_URL` names a hosted project.
 *
 * The mailbox is open in development; in preview, which stands for production, only with `LIVELY_MAILBOX=on`. Both only to
 * this machine.
 */
export function embeddedBackend(): Plugin {
  const isHosted = Boolean(process.env.VITE_SUPABASE_URL);
  return {
    name: 'lively-embedded-backend',
    enforce: 'pre',
    config() {
      // Vite ends with its standard input, which a service manager closes at once. On a terminal Ctrl-D still ends it.
      if (!process.stdin.isTTY) process.env.CI ??= 'true';
      return { server: { fs: { strict: true, allow: allowed, deny: [...viteDenies, `${paths.folder}/**`] } } };
    },
    async configureServer(server) {
      server.middlewares.use(guardPaths);
      // One without a port of its own evaluates styles, for the one that has.
      if (!isHosted && server.httpServer) await attachBackend(server, { hasMailbox: true });
    },
    async configurePreviewServer(server) {
      server.middlewares.use(guardPages(resolve(server.config.root, server.config.build.outDir, 'app.html')));
      if (!isHosted) await attachBackend(server, { hasMailbox: process.env.LIVELY_MAILBOX === 'on' });
    },
  };
}

/** What Vite denies by itself: setting the list replaces it. */
const viteDenies = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**'];

const guardPaths: Connect.NextHandleFunction = ({ url = '' }, response, next) => {
  if (isServed(url)) return next();
  response.statusCode = 404;
  response.end();
};

/** In preview, what is not served is answered with the app, where it is built: it says in words that nothing is here. */
function guardPages(page: string): Connect.NextHandleFunction {
  return async ({ url = '' }, response, next) => {
    if (isServed(url)) return next();
    response.statusCode = 404;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(await readFile(page).catch(() => ''));
  };
}

function isServed(url: string): boolean {
  return isServedPath(url, { root, allowed, denied: [paths.folder] });
}

async function attachBackend(
  server: ViteDevServer | PreviewServer,
  { hasMailbox }: { hasMailbox: boolean },
): Promise<void> {
  const { port = 0, host } = 'pluginContainer' in server ? server.config.server : server.config.preview;
  const siteUrl = `http://localhost:${port}`;
  const { backend, release } = await open(siteUrl, port, typeof host === 'string' ? host : undefined);

  const answer = toMiddleware(backend.fetch);
  for (const path of ['/auth/v1', '/rest/v1', '/storage/v1']) server.middlewares.use(path, answer);
  if (hasMailbox) server.middlewares.use(mailboxPath, serveMailbox(backend.mailbox));
  // Where the importer finds the data while this process holds it.
  await writeFile(paths.serverFile, JSON.stringify({ url: siteUrl, secretKey: backend.secretKey }), { mode: 0o600 });

  const { close, printUrls } = server;
  server.printUrls = () => {
    printUrls();
    printPlaces(siteUrl, hasMailbox);
  };
  let closing: Promise<void> | undefined;
  server.close = () => {
    closing ??= close().then(release);
    return closing;
  };
  endOnSignals(() => server.close());
}

/**
 * Ends with the data closed and status 0. Nobody else listens from here on: every Vite server of the process, such as the
 * one that evaluates styles, would end it as soon as itself is closed.
 */
function endOnSignals(close: () => Promise<void>): void {
  const end = async () => {
    // Whatever hangs: who stops the server is not kept waiting. What was acknowledged is on the disk.
    setTimeout(() => process.exit(0), closingLimit).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(signal).on(signal, end);
}

/** A start that cannot succeed ends with its one line: Vite would add where in the code it came from. */
async function open(siteUrl: string, port: number, host: string | undefined) {
  try {
    return await shareBackend({ root, siteUrl, dataFolder: paths.folder }, () => assertPortFree(port, host));
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

function printPlaces(siteUrl: string, hasMailbox: boolean): void {
  const lines = [
    ['App', siteUrl],
    ['Demo account', 'demo@lively.fr / lively-demo'],
    ['Mailbox', hasMailbox ? `${siteUrl}${mailboxPath}` : 'closed; LIVELY_MAILBOX=on opens it to this machine'],
  ];
  for (const [name, value] of lines) process.stdout.write(`  ➜  ${`${name}:`.padEnd(14)} ${value}\n`);
}
