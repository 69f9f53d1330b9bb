import type { Hono } from 'hono';
import type { Backend } from '../backend/createBackend.ts';
import { root } from '../backend/openBackend.ts';
import { backendRoutes } from './backendRoutes.ts';
import { createHono } from './createHono.ts';
import { type DocumentRoutesOptions, documentRoutes } from './documentRoutes.ts';
import type { Build } from './documents/readBuild.ts';
import { fileRoutes } from './fileRoutes.ts';
import { guardMethods } from './guardMethods.ts';
import { guardPaths } from './headers/guardPaths.ts';
import { protectAnswers } from './headers/protectAnswers.ts';
import { healthRoutes } from './healthRoutes.ts';
import { limitConcurrency } from './limitConcurrency.ts';
import { logRequests } from './logRequests.ts';
import { mailboxRoutes } from './mailbox/mailboxRoutes.ts';
import { rememberReader } from './rememberReader.ts';
import type { SiteEnv } from './SiteEnv.ts';

export interface SiteOptions extends Omit<DocumentRoutesOptions, 'documents' | 'widgetBackend'> {
  build: Build;
  /** The backend of this process; none where a hosted project answers the browser itself. */
  embedded?: Pick<Backend, 'fetch' | 'mailbox'> | undefined;
  /** Whether `/__mailbox` shows the mails of the embedded backend to this machine. */
  hasMailbox: boolean;
  writeLog: (line: string) => void;
}

/** The whole site, as one function of the web platform. */
export function createSite(options: SiteOptions): Hono<SiteEnv> {
  const { build, publicBackend, embedded, hasMailbox, isProxied, writeLog } = options;
  const site = createHono();
  const guard = guardPaths({ root, allowed: [], denied: [] }, build.notFound);
  site.use(
    logRequests(writeLog),
    protectAnswers(build.headers),
    rememberReader({ isProxied }),
    limitConcurrency(),
    guardMethods(),
    guard,
  );
  site.route('/', healthRoutes(publicBackend));
  if (embedded) site.route('/', backendRoutes({ fetch: embedded.fetch, isProxied }));
  if (embedded && hasMailbox) site.route('/', mailboxRoutes(embedded.mailbox));
  const widgetBackend = embedded ? build.siteUrl : publicBackend.url;
  site.route('/', documentRoutes({ ...options, documents: build, widgetBackend }));
  site.route('/', fileRoutes(build.folder));
  return site;
}
