import { type Context, Hono } from 'hono';
import type { Pages } from './createPages.ts';
import { languagePrefixes } from './languagePrefixes.ts';
import type { Build } from './readBuild.ts';
import { reportFailure } from './reportFailure.ts';
import type { SiteEnv } from './SiteBindings.ts';
import { sendDocument } from './sendDocument.ts';

interface RenderedRoutesOptions {
  build: Build;
  pages: Pages;
}

/** `/explore` and `/event/:id` in each language, whole: their texts, their head, and the data that the app takes over. */
export function renderedRoutes({ build, pages }: RenderedRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { prefix } of languagePrefixes(build.languages)) {
    routes.on('GET', [`${prefix}/explore`, `${prefix}/event/:id`], (context) => answerPage(context, { build, pages }));
    routes.on('GET', [`${prefix}/explore/`, `${prefix}/event/:id/`], dropSlash);
  }
  return routes;
}

/** One page has one URL; with a slash more it would be the app's empty shell, with 200 for an event that is not there. */
function dropSlash(context: Context): Response {
  const { pathname, search } = new URL(context.req.url);
  return context.redirect(pathname.slice(0, -1) + search, 308);
}

/** A page that is the same for everybody. */
export async function answerPage(context: Context, { build, pages }: RenderedRoutesOptions) {
  const { pathname, search } = new URL(context.req.url);
  const page = await pages.read(pathname + search).catch(reportFailure('A page could not be rendered'));
  // The browser asks by itself, and says what is wrong.
  if (!page) {
    context.header('Retry-After', '10');
    return sendDocument(context, build.shell, 503);
  }
  return sendDocument(context, page, page.status);
}
