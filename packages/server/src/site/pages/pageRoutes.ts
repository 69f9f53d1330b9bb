import { Hono } from 'hono';
import type { Documents } from '../documents/Documents.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { sendDocument } from './sendDocument.ts';

/** Serves the documents of the build: the prerendered page of a path, the app, or the not-found page with its status. */
export function pageRoutes({ findPage }: Pick<Documents, 'findPage'>): Hono<SiteEnv> {
  return new Hono<SiteEnv>().get('*', async (context, next) => {
    const page = await findPage(readPathname(context.req.url));
    return page ? sendDocument(context, page, page.status) : next();
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
