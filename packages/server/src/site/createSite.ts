import type { Hono, MiddlewareHandler } from 'hono';
import type { Backend } from '../backend/createBackend.ts';
import type { Regulars } from '../backend/edge/createRegulars.ts';
import { root } from '../backend/openBackend.ts';
import { backendRoutes } from './backendRoutes.ts';
import { createHono } from './createHono.ts';
import { type DocumentRoutesOptions, documentRoutes } from './documentRoutes.ts';
import type { Build } from './documents/readBuild.ts';
import { fileRoutes } from './fileRoutes.ts';
import { guardMethods } from './guardMethods.ts';
import { guardPaths } from './headers/guardPaths.ts';
import { protectAnswers } from './headers/protectAnswers.ts';
import { shareAnswers } from './headers/shareAnswers.ts';
import { healthRoutes } from './healthRoutes.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { logRequests } from './logRequests.ts';
import { mailboxRoutes } from './mailbox/mailboxRoutes.ts';
import { countRequests } from './metrics/countRequests.ts';
import type { SiteMetrics } from './metrics/createMetrics.ts';
import { metricsRoutes } from './metrics/metricsRoutes.ts';
import { rememberReader } from './rememberReader.ts';
import type { SiteEnv } from './SiteEnv.ts';

export interface SiteOptions
  extends Omit<DocumentRoutesOptions, 'documents' | 'widgetBackend' | 'projectUrl' | 'partners'> {
  build: Build;
  /** The backend of this process; undefined if a hosted project answers the browser. */
  embedded?: Pick<Backend, 'fetch' | 'mailbox' | 'partners'> | undefined;
  /** Whether `/__mailbox` shows the mails of the embedded backend to this machine. */
  hasMailbox: boolean;
  writeLog: (line: string) => void;
  /** Remembers the networks that read the site. @default new ones */
  regulars?: Regulars | undefined;
  /** The figures that `/metrics` shows to clients with the token; without it the path does not exist. */
  metrics?: SiteMetrics | undefined;
  /** Sends the duration of each request and its parts to a collector. @default no tracing */
  traceRequests?: MiddlewareHandler<SiteEnv> | undefined;
}

/** Creates the complete site, as one function of the web platform. */
export function createSite(options: SiteOptions): Hono<SiteEnv> {
  const { build, publicBackend, embedded, hasMailbox, isProxied, writeLog, metrics, traceRequests } = options;
  const site = createHono();
  const guard = guardPaths({ root, allowed: [], denied: [] }, build.notFound);
  if (traceRequests) site.use(traceRequests);
  if (metrics) site.use(countRequests(metrics));
  site.use(
    logRequests(writeLog),
    protectAnswers(build.headers),
    shareAnswers(),
    rememberReader({ isProxied, regulars: options.regulars }),
    limitConcurrency(),
    guardMethods(),
    guard,
  );
  site.route('/', healthRoutes(publicBackend));
  if (metrics) site.route('/', metricsRoutes(metrics));
  const partners = embedded?.partners;
  if (embedded) site.route('/', backendRoutes({ fetch: embedded.fetch, isProxied, partners }));
  if (embedded && hasMailbox) site.route('/', mailboxRoutes(embedded.mailbox));
  const widgetBackend = embedded ? build.siteUrl : publicBackend.url;
  const projectUrl = embedded ? undefined : publicBackend.url;
  site.route('/', documentRoutes({ ...options, documents: build, widgetBackend, projectUrl, partners }));
  site.route('/', fileRoutes(build.folder));
  return site;
}
