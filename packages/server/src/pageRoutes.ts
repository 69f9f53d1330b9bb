import { Hono } from 'hono';
import type { Build } from './readBuild.ts';
import type { SiteEnv } from './SiteBindings.ts';

/** The documents of the build: the page that was written for a path, the app, or the not-found page with its status. */
export function pageRoutes({ findPage }: Pick<Build, 'findPage'>): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get('*', async ({ req, html }, next) => {
    const page = findPage(readPathname(req.url));
    return page ? html(page.html, page.status, { ...page.headers }) : next();
  });
}

function readPathname(url: string): string {
  const { pathname } = new URL(url);
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
