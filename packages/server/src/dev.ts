import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer as createHttpServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { createServer as createViteServer } from 'vite';
import { type DataPaths, dataPathsOf } from './backend/data/dataFolder.ts';
import { openBackend, root } from './backend/openBackend.ts';
import { createDevSite } from './dev/createDevSite.ts';
import { type DevOptions, readDevOptions } from './dev/readDevOptions.ts';
import { reloadSchemas } from './dev/reloadSchemas.ts';
import { branding } from './settings/branding/branding.ts';
import { brandPlugin } from './settings/branding/brandPlugin.ts';
import type { Settings } from './settings/parseSettings.ts';
import { readSettings } from './settings/readSettings.ts';
import { embeddedIpHeaders } from './site/clientIpHeaders.ts';
import { connectProject } from './site/connectProject.ts';
import { printUrls } from './site/printUrls.ts';
import { assertPortFree } from './startup/assertPortFree.ts';
import { endOnSignals } from './startup/endOnSignals.ts';
import { orExit } from './startup/orExit.ts';

/*
 * Starts the development server: `pnpm dev`. It serves the site like `start`, with its embedded backend, from the current sources
 * of the app: Vite compiles them for the browser and for the renderer.
 */
/** The default denials of Vite: setting the list replaces them. */
const viteDenies = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.temp/**'];

await orExit(start());

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const { VITE_SUPABASE_URL: supabaseUrl } = settings;
  const paths = dataPathsOf(root, settings.LIVELY_DATA_FOLDER);
  const options = readDevOptions(process.argv.slice(2));
  const { port, host, app } = options;
  await assertPortFree(port, host);
  const siteUrl = `http://localhost:${port}`;
  const { close, ...backend } = supabaseUrl
    ? connectProject(supabaseUrl, settings)
    : await embedBackend(options, siteUrl, settings);
  const server = createHttpServer();
  // Sources and packages may be served, but neither `supabase/` nor the rest of the repository.
  const allowed = [app, resolve(root, 'packages'), resolve(root, 'node_modules')];
  const vite = await startVite(options, server, allowed, paths);
  const folders = { root, allowed, denied: [paths.folder] };
  if (backend.embedded) reloadSchemas(vite, root, backend.embedded);
  const site = createDevSite({ vite, folders, ...backend, mapStyleUrl: settings.LIVELY_MAP_STYLE });
  server.on('request', getRequestListener(site.fetch, { overrideGlobalObjects: false, autoCleanupIncoming: false }));
  server.listen({ port, host });
  await once(server, 'listening');
  printUrls({ siteUrl, isEmbedded: !supabaseUrl, isSeeded: true, hasMailbox: true });
  const end = endOnSignals(async () => {
    server.close();
    server.closeAllConnections();
    // The data is closed without waiting for Vite, which may be bundling dependencies.
    await Promise.all([vite.close(), close()]);
  });
  // Ctrl-D on a terminal. A service manager closes the standard input immediately, which must not end the server.
  if (process.stdin.isTTY) process.stdin.on('end', end).resume();
}

function startVite({ app, host }: DevOptions, server: Server, allowed: string[], { folder }: DataPaths) {
  // Otherwise the Vite server that evaluates styles ends the process with the standard input, before the data is closed.
  process.env.CI = 'true';
  const configFile = resolve(app, 'vite.config.ts');
  return createViteServer({
    root: app,
    configFile: existsSync(configFile) && configFile,
    appType: 'custom',
    plugins: branding ? [brandPlugin(branding)] : [],
    clearScreen: false,
    server: {
      middlewareMode: { server },
      hmr: { server },
      host: host ?? true,
      fs: { strict: true, allow: allowed, deny: [...viteDenies, `${folder}/**`] },
    },
  });
}

async function embedBackend({ port }: DevOptions, siteUrl: string, { LIVELY_DATA_FOLDER, providers }: Settings) {
  const embedded = await openBackend({ port, siteUrl, dataFolder: LIVELY_DATA_FOLDER, providers });
  return { embedded, publicBackend: embedded, clientIpHeaders: embeddedIpHeaders, close: () => embedded.close() };
}
