import { once } from 'node:events';
import { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { readProviders } from './backend/auth/identities/readProviders.ts';
import { openBackend } from './backend/openBackend.ts';
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
import { createGentleClose } from './startup/createGentleClose.ts';
import { endOnSignals } from './startup/endOnSignals.ts';
import { orExit } from './startup/orExit.ts';
import { readMetricsToken } from './startup/readMetricsToken.ts';
import { readOptions, type StartOptions } from './startup/readOptions.ts';
import { readReplicas } from './startup/readReplicas.ts';
import { readSecretFiles } from './startup/readSecretFiles.ts';
import { readSessionSecret } from './startup/readSessionSecret.ts';

const { VITE_SUPABASE_URL: supabaseUrl, VITE_SITE_URL } = process.env;
const isSeeded = process.env.LIVELY_SEED !== 'off';

await orExit(start());

async function start(): Promise<void> {
  readSecretFiles(process.env);
  const options = readOptions(process.argv.slice(2), process.env);
  const build = readBuild(options.build, supabaseUrl);
  const siteUrl = VITE_SITE_URL || `http://localhost:${options.port}`;
  const { close, ...backend } = supabaseUrl
    ? connectProject(supabaseUrl)
    : await embedBackend(options, siteUrl, build.shell.html);
  const hasMailbox = process.env.LIVELY_MAILBOX === 'on';
  const isProxied = process.env.LIVELY_PROXY === 'on';
  const metricsToken = readMetricsToken(process.env);
  const metrics = metricsToken
    ? await createMetrics({ token: metricsToken, readFigures: backend.embedded?.readFigures })
    : undefined;
  const tracing = await openTracing(process.env);
  const { publicBackend } = backend;
  const tracedBackend = tracing ? { ...publicBackend, fetch: tracing.wrap(publicBackend.fetch) } : publicBackend;
  const site = createSite({
    build,
    renderer: connectRenderer(await loadRenderer(options.build), tracedBackend, siteUrl),
    ...backend,
    publicBackend: tracedBackend,
    traceRequests: tracing?.traceRequests,
    changes: backend.embedded?.changes,
    hasMailbox,
    isProxied,
    metrics,
    writeLog: (line) => process.stdout.write(line),
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
  endOnSignals(async () => {
    await closeServer();
    await tracing?.close();
    await close();
  });
}

/** @param version The HTML of the shell, which contains the hashes of the build's files. */
async function embedBackend({ port, host }: StartOptions, siteUrl: string, version: string) {
  const {
    DATABASE_URL: databaseUrl,
    LIVELY_STORAGE: storageUrl,
    SMTP_URL,
    MAIL_FROM = '',
    TURNSTILE_SECRET_KEY: secret,
  } = process.env;
  const smtp = SMTP_URL ? { url: SMTP_URL, from: MAIL_FROM } : undefined;
  const captcha = secret ? { secret } : undefined;
  const providers = readProviders(process.env);
  const signingSecret = readSessionSecret(process.env);
  const replicas = readReplicas(process.env);
  const data = { databaseUrl, replicas, storageUrl, signingSecret, version, isSeeded };
  const embedded = await openBackend({ port, host, siteUrl, ...data, smtp, captcha, providers });
  return {
    embedded,
    publicBackend: nameReaders(embedded),
    clientIpHeaders: embeddedIpHeaders,
    close: () => embedded.close(),
  };
}
