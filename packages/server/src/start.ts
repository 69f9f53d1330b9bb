import { once } from 'node:events';
import { serve } from '@hono/node-server';
import { publishableKey } from '@lively/app/backend/publishableKey';
import { createSite } from './createSite.ts';
import { endOnSignals } from './endOnSignals.ts';
import { loadRenderer } from './loadRenderer.ts';
import { nameToEmbedded, nameToProject } from './nameClient.ts';
import { openBackend } from './openBackend.ts';
import { orExit } from './orExit.ts';
import { printPlaces } from './printPlaces.ts';
import { readBuild } from './readBuild.ts';
import { readOptions, type StartOptions } from './readOptions.ts';

/*
 * The production server: `pnpm start`. It reads a build, opens the embedded backend, on the PostgreSQL of
 * `DATABASE_URL` if there is one, unless `VITE_SUPABASE_URL` names a hosted project, and runs until it is told to stop, with a standard input or without.
 */
const { VITE_SUPABASE_URL: supabaseUrl, VITE_SUPABASE_PUBLISHABLE_KEY: projectKey, VITE_SITE_URL } = process.env;
/**
 * Milliseconds that an idle connection stays: longer than the two minutes for which a proxy keeps one (Caddy's own
 * default), so that no request is sent into a connection that is being closed.
 */
const keepAliveTimeout = 125_000;
const isSeeded = process.env.LIVELY_SEED !== 'off';

await orExit(start());

async function start(): Promise<void> {
  const options = readOptions(process.argv.slice(2), process.env);
  const build = readBuild(options.build, supabaseUrl);
  const siteUrl = VITE_SITE_URL || `http://localhost:${options.port}`;
  const { close, ...backend } = supabaseUrl ? connectProject(supabaseUrl) : await embedBackend(options, siteUrl);
  const hasMailbox = process.env.LIVELY_MAILBOX === 'on';
  const site = createSite({
    build,
    renderer: await loadRenderer(options.build, backend.publicBackend),
    ...backend,
    hasMailbox,
    isProxied: process.env.LIVELY_PROXY === 'on',
    writeLog: (line) => process.stdout.write(line),
  });
  const server = serve({
    fetch: site.fetch,
    port: options.port,
    ...(options.host && { hostname: options.host }),
    overrideGlobalObjects: false,
    serverOptions: { keepAliveTimeout },
  });
  await once(server, 'listening');
  printPlaces({ siteUrl: `http://localhost:${options.port}`, isEmbedded: !supabaseUrl, isSeeded, hasMailbox });
  endOnSignals(async () => {
    // A connection that is kept open would hold the server for as long as it lasts.
    if ('closeAllConnections' in server) {
      server.keepAliveTimeout = 1;
      server.closeIdleConnections();
    }
    await new Promise((closed) => server.close(closed));
    await close();
  });
}

async function embedBackend({ port, host }: StartOptions, siteUrl: string) {
  const { DATABASE_URL: databaseUrl, SMTP_URL, MAIL_FROM = '', TURNSTILE_SECRET_KEY: secret } = process.env;
  const smtp = SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM } : undefined;
  const captcha = secret ? { secret } : undefined;
  const { backend, release } = await openBackend({ port, host, siteUrl, databaseUrl, isSeeded, smtp, captcha });
  return { embedded: backend, publicBackend: backend, nameClient: nameToEmbedded, close: release };
}

function connectProject(url: string) {
  const publicBackend = { url, publishableKey: projectKey || publishableKey, fetch };
  const nameClient = nameToProject(process.env.SUPABASE_SECRET_KEY);
  return { embedded: undefined, publicBackend, nameClient, close: async () => {} };
}
