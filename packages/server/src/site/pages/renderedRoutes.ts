import { lineParameter } from '@lively/app/rendering';
import { type Context, Hono } from 'hono';
import type { Documents } from '../documents/Documents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { toCanonicalId } from '../toCanonicalId.ts';
import type { Pages } from './createPages.ts';
import { sendDocument } from './sendDocument.ts';

interface RenderedRoutesOptions {
  documents: Pick<Documents, 'languages' | 'shell'>;
  pages: Pages;
}

/** `/explore` and `/event/:id` in each language, whole: their texts, their head, and the data that the app takes over. */
export function renderedRoutes({ documents, pages }: RenderedRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { prefix } of languagePrefixes(documents.languages)) {
    routes.get(`${prefix}/explore`, async (context) => {
      const { pathname, search, searchParams } = new URL(context.req.url);
      if (!searchParams.has(lineParameter)) return answerPage(context, { documents, pages });
      const target = await pages.answerLine(pathname, search).catch(reportFailure('A line could not be read'));
      // The app reads it.
      if (!target) return sendDocument(context, documents.shell, 503);
      // « Tonight » means another day tomorrow.
      context.header('Cache-Control', 'no-store');
      return context.redirect(target, 303);
    });
    routes.get(`${prefix}/event/:id`, async (context) => {
      const { pathname, search } = new URL(context.req.url);
      const id = toCanonicalId(pathname.slice(`${prefix}/event/`.length));
      // Invalid ids are not looked up, and share one page.
      if (id === null) return answerPage(context, { documents, pages }, notFoundPath(prefix));
      const canonical = `${prefix}/event/${id}`;
      // One event has one URL: a uuid in capitals, or with an encoded letter, leads to it.
      if (canonical !== pathname) return context.redirect(canonical + search, 308);
      return answerPage(context, { documents, pages });
    });
    routes.on('GET', [`${prefix}/explore/`, `${prefix}/event/:id/`], dropSlash);
  }
  return routes;
}

/** One page has one URL; with a slash more it would be the app's empty shell, with 200 for an event that is not there. */
function dropSlash(context: Context): Response {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(pathname.slice(0, -1) + search, 308);
}

/** The path of the page that is shown where there is none, in a language. */
export function notFoundPath(prefix: string): string {
  return `${prefix}/404`;
}

/**
 * A page that is the same for everybody.
 *
 * @param pathname @default that of the request
 */
export async function answerPage(context: Context, { documents, pages }: RenderedRoutesOptions, pathname?: string) {
  const url = new URL(context.req.url);
  const page = await pages
    .read(pathname ?? url.pathname, url.search)
    .catch(reportFailure('A page could not be rendered'));
  // The browser asks by itself, and says what is wrong.
  if (!page) {
    context.header('Retry-After', '10');
    return sendDocument(context, documents.shell, 503);
  }
  return sendDocument(context, page, page.status);
}
