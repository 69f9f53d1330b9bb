import { once } from 'node:events';
import { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createRegulars, type Regulars } from './backend/edge/createRegulars.ts';
import { findMailServerProblem } from './backend/mails/findMailServerProblem.ts';
import { openBackend } from './backend/openBackend.ts';
import type { Settings } from './settings/parseSettings.ts';
import { readSettings } from './settings/readSettings.ts';
import { smtpAccountOf } from './settings/smtpAccountOf.ts';
import { batchLines } from './site/batchLines.ts';
import { embeddedIpHeaders } from './site/clientIpHeaders.ts';
import { connectionTimeouts } from './site/connectionTimeouts.ts';
import { connectProject } from './site/connectProject.ts';
import { createSite } from './site/createSite.ts';
import { connectRenderer } from './site/documents/connectRenderer.ts';
import { loadRenderer } from './site/documents/loadRenderer.ts';
import { readBuild } from './site/documents/readBuild.ts';
import { limitConnections } from './site/limitConnections.ts';
import { createMetrics } from './site/metrics/createMetrics.ts';
import { nameReaders } from './site/nameReaders.ts';
import { paceRequests } from './site/paceRequests.ts';
import { printUrls } from './site/printUrls.ts';
import { openTracing } from './site/tracing/openTracing.ts';
import { assertPortFree } from './startup/assertPortFree.ts';
import { createGentleClose } from './startup/createGentleClose.ts';
import { endOnSignals } from './startup/endOnSignals.ts';
import { orExit } from './startup/orExit.ts';
import { readOptions } from './startup/readOptions.ts';

await orExit(start());

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const {
    VITE_SUPABASE_URL: supabaseUrl,
    LIVELY_MAILBOX: hasMailbox,
    LIVELY_PROXY: isProxied,
    LIVELY_SEED: isSeeded,
    LIVELY_METRICS_TOKEN: metricsToken,
    LIVELY_MAP_STYLE: mapStyleUrl,
  } = settings;
  const options = readOptions(process.argv.slice(2), settings.PORT);
  await assertPortFree(options.port, options.host);
  const build = readBuild(options.build, supabaseUrl, Boolean(mapStyleUrl));
  const siteUrl = settings.VITE_SITE_URL ?? `http://localhost:${options.port}`;
  const regulars = createRegulars();
  const { close, ...backend } = supabaseUrl
    ? connectProject(supabaseUrl, settings)
    : await embedBackend(options.port, siteUrl, settings, { regulars, version: build.shell.html });
  const metrics = metricsToken
    ? await createMetrics({ token: metricsToken, readFigures: backend.embedded?.readFigures })
    : undefined;
  const tracing = await openTracing(settings);
  const { publicBackend } = backend;
  const tracedBackend = tracing ? { ...publicBackend, fetch: tracing.wrap(publicBackend.fetch) } : publicBackend;
  const site = createSite({
    build,
    renderer: connectRenderer(await loadRenderer(options.build), tracedBackend, siteUrl),
    ...backend,
    publicBackend: tracedBackend,
    traceRequests: tracing?.traceRequests,
    changes: backend.embedded?.changes,
    regulars,
    hasMailbox,
    isProxied,
    mapStyleUrl,
    metrics,
    writeLog: batchLines((lines) => process.stdout.write(lines)),
  });
  const server = serve({
    fetch: site.fetch,
    port: options.port,
    ...(options.host && { hostname: options.host }),
    overrideGlobalObjects: false,
    serverOptions: connectionTimeouts,
  });
  if (!(server instanceof Server)) throw new Error('The server does not speak HTTP/1.1.');
  paceRequests(server, { isProxied });
  limitConnections(server, { isProxied });
  const closeServer = createGentleClose(server);
  await once(server, 'listening');
  printUrls({ siteUrl: `http://localhost:${options.port}`, isEmbedded: !supabaseUrl, isSeeded, hasMailbox });
  void reportMailServer(settings);
  endOnSignals(async () => {
    await closeServer();
    await tracing?.close();
    await close();
  });
}

interface EmbedOptions {
  readonly regulars: Regulars;
  /** The HTML of the shell, which contains the hashes of the build's files. */
  readonly version: string;
}

async function embedBackend(port: number, siteUrl: string, settings: Settings, options: EmbedOptions) {
  const { DATABASE_READ_URLS: urls, DATABASE_READ_MAX_LAG: maxLag, TURNSTILE_SECRET_KEY: secret, providers } = settings;
  const embedded = await openBackend({
    port,
    siteUrl,
    dataFolder: settings.LIVELY_DATA_FOLDER,
    databaseUrl: settings.DATABASE_URL,
    replicas: urls && { urls, maxLag: maxLag * 1_000 },
    storageUrl: settings.LIVELY_STORAGE,
    signingSecret: settings.LIVELY_SESSION_SECRET,
    ...options,
    isSeeded: settings.LIVELY_SEED,
    smtp: smtpAccountOf(settings),
    captcha: secret ? { secret } : undefined,
    providers,
  });
  return {
    embedded,
    publicBackend: nameReaders(embedded),
    clientIpHeaders: embeddedIpHeaders,
    close: () => embedded.close(),
  };
}

/** Tries the mail server beside the site, which serves pages without it. Nothing waits for a mail server that does not answer. */
async function reportMailServer(settings: Settings): Promise<void> {
  const account = smtpAccountOf(settings);
  const problem = account && (await findMailServerProblem(account));
  if (problem) process.stderr.write(`${problem} pnpm mails:try <address> sends one mail.\n`);
}
