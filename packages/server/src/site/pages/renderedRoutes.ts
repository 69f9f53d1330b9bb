import { lineParameter, placeParameter } from '@lively/app/rendering';
import { type Context, Hono } from 'hono';
import type { PartnerCounts } from '../../backend/partners/createPartnerCounts.ts';
import type { Documents } from '../documents/Documents.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { countPage } from '../partners/countPage.ts';
import { reportFailure } from '../reportFailure.ts';
import type { SiteEnv } from '../SiteEnv.ts';
import { toCanonicalId } from '../toCanonicalId.ts';
import type { Pages } from './createPages.ts';
import { sendDocument } from './sendDocument.ts';

interface RenderedRoutesOptions {
  documents: Pick<Documents, 'languages' | 'shell'>;
  pages: Pages;
  /** Counts the events that widgets of partners open. @default none */
  partners?: Pick<PartnerCounts, 'count'> | undefined;
}

/**
 * Serves `/explore`, `/event/:id` and the landing page in each language, complete: their texts, their head, and the data for the
 * app.
 */
export function renderedRoutes({ documents, pages, partners }: RenderedRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { prefix } of languagePrefixes(documents.languages)) {
    routes.get(`${prefix}/explore`, async (context) => {
      const { pathname, search, searchParams } = new URL(context.req.url);
      if (!searchParams.has(lineParameter) && !searchParams.has(placeParameter))
        return answerPage(context, { documents, pages });
      const target = await pages.answerLine(pathname, search).catch(reportFailure('A line could not be read'));
      // The app parses the search line.
      if (!target) return sendDocument(context, documents.shell, 503);
      // « Tonight » means another day tomorrow.
      context.header('Cache-Control', 'no-store');
      return context.redirect(target, 303);
    });
    routes.get(`${prefix}/event/:id`, async (context) => {
      const { pathname, search } = new URL(context.req.url);
      const id = toCanonicalId(pathname.slice(`${prefix}/event/`.length));
      // Invalid ids are not looked up, and share one page: that of an event that does not exist.
      if (id === null) return answerPage(context, { documents, pages }, `${prefix}/event/-`);
      const canonical = `${prefix}/event/${id}`;
      // An event has one URL: a UUID in upper case, or with an encoded letter, redirects to it.
      if (canonical !== pathname) return context.redirect(canonical + search, 308);
      const answer = await answerPage(context, { documents, pages });
      if (answer.status < 400) countPage(partners, 'opened', context.req.raw);
      return answer;
    });
    for (const path of [prefix || '/', `${prefix}/landing`]) {
      routes.get(path, async (context, next) => {
        const { pathname, search } = new URL(context.req.url);
        const page = await pages
          .read(pathname, search)
          .catch(reportFailure('The landing page could not be rendered'))
          .catch(() => null);
        // The page of the build reads its events in the browser, also if the server is too busy.
        return page ? sendDocument(context, page, page.status) : next();
      });
    }
    routes.on('GET', [`${prefix}/explore/`, `${prefix}/event/:id/`], dropSlash);
  }
  return routes;
}

/**
 * Redirects a path with a trailing slash, because a page has one URL. Otherwise the app's empty shell would answer 200 for a
 * missing event.
 */
function dropSlash(context: Context): Response {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(pathname.slice(0, -1) + search, 308);
}

/** Returns the path of the not-found page in a language. */
export function notFoundPath(prefix: string): string {
  return `${prefix}/404`;
}

/**
 * Answers with a page that is equal for all readers.
 *
 * @param pathname @default that of the request
 */
export async function answerPage(
  context: Context,
  { documents, pages }: Omit<RenderedRoutesOptions, 'partners'>,
  pathname?: string,
) {
  const url = new URL(context.req.url);
  const page = await pages
    .read(pathname ?? url.pathname, url.search)
    .catch(reportFailure('A page could not be rendered'));
  // The app in the browser requests the data again, and shows the error.
  if (!page) {
    context.header('Retry-After', '10');
    return sendDocument(context, documents.shell, 503);
  }
  return sendDocument(context, page, page.status);
}
