import type { Backend } from '@lively/app/backend/createBackend';
import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { backendRoutes } from './backendRoutes.ts';
import { createPages } from './createPages.ts';
import { feedRoutes } from './feedRoutes.ts';
import { fileRoutes } from './fileRoutes.ts';
import { formRoutes } from './formRoutes.ts';
import { guardPaths } from './guardPaths.ts';
import { healthRoutes } from './healthRoutes.ts';
import type { Renderer } from './loadRenderer.ts';
import { logRequests } from './logRequests.ts';
import { mailboxRoutes } from './mailboxRoutes.ts';
import type { NameClient } from './nameClient.ts';
import { oEmbedRoutes } from './oEmbedRoutes.ts';
import { root } from './openBackend.ts';
import type { PublicBackend } from './PublicBackend.ts';
import { pageRoutes } from './pageRoutes.ts';
import { protectAnswers } from './protectAnswers.ts';
import type { Build } from './readBuild.ts';
import { renderedRoutes } from './renderedRoutes.ts';
import type { SiteEnv } from './SiteBindings.ts';
import { shareRoutes } from './share/shareRoutes.ts';
import { siteMapRoutes } from './siteMapRoutes.ts';

export interface SiteOptions {
  build: Build;
  renderer: Renderer;
  /** What everybody may read. */
  publicBackend: PublicBackend;
  nameClient: NameClient;
  /** The backend of this process; none where a hosted project answers the browser itself. */
  embedded?: Pick<Backend, 'fetch' | 'mailbox'> | undefined;
  /** Whether `/__mailbox` shows the mails of the embedded backend to this machine. */
  hasMailbox: boolean;
  /** Whether one proxy stands before this server and names the client. */
  isProxied: boolean;
  writeLog: (line: string) => void;
}

/** The whole site, as one function of the web platform. */
export function createSite(options: SiteOptions): Hono<SiteEnv> {
  const { build, renderer, publicBackend, nameClient, embedded, hasMailbox, isProxied, writeLog } = options;
  const site = new Hono<SiteEnv>();
  site.use(logRequests(writeLog), protectAnswers(build.headers), guardPaths(root, build.notFound));
  site.route('/', healthRoutes(publicBackend));
  if (embedded) site.route('/', backendRoutes({ fetch: embedded.fetch, isProxied }));
  if (embedded && hasMailbox) site.route('/', mailboxRoutes(embedded.mailbox));
  const pages = createPages({ build, renderer });
  site.route('/', renderedRoutes({ build, pages }));
  site.route('/', shareRoutes({ build, renderer }));
  site.route('/', feedRoutes({ build, renderer }));
  const source = { url: embedded ? build.siteUrl : publicBackend.url, publishableKey: publicBackend.publishableKey };
  site.route('/', oEmbedRoutes({ build, renderer, source }));
  site.route('/', siteMapRoutes(build, publicBackend));
  site.route('/', formRoutes({ build, renderer, pages, nameClient, isProxied }));
  site.route('/', pageRoutes(build));
  site.route('/', fileRoutes(build.folder));
  site.onError((error, { text }) => {
    if (error instanceof HTTPException) return error.getResponse();
    process.stderr.write(`A request failed: ${error.stack}\n`);
    return text('Something went wrong here. Try again in a moment.', 500);
  });
  return site;
}
