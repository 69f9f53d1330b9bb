import { type Context, Hono } from 'hono';
import type { Pages } from './createPages.ts';
import { languagePrefixes } from './languagePrefixes.ts';
import type { Build } from './readBuild.ts';
import { reportFailure } from './reportFailure.ts';
import type { SiteEnv } from './SiteBindings.ts';

interface RenderedRoutesOptions {
  build: Build;
  pages: Pages;
}

/** `/explore` and `/event/:id` in each language, whole: their texts, their head, and the data that the app takes over. */
export function renderedRoutes({ build, pages }: RenderedRoutesOptions): Hono<SiteEnv> {
  const routes = new Hono<SiteEnv>();
  for (const { prefix } of languagePrefixes(build.languages))
    routes.on('GET', [`${prefix}/explore`, `${prefix}/event/:id`], (context) => answerPage(context, { build, pages }));
  return routes;
}

/** A page that is the same for everybody. */
export async function answerPage({ req, html, body }: Context, { build, pages }: RenderedRoutesOptions) {
  const { pathname, search } = new URL(req.url);
  const page = await pages.read(pathname + search).catch(reportFailure('A page could not be rendered'));
  // The browser asks by itself, and says what is wrong.
  if (!page) return html(build.shell.html, 503, { ...build.shell.headers, 'Retry-After': '10' });
  const isCompressed = req.header('accept-encoding')?.includes('gzip');
  const headers = { ...page.headers, ...(isCompressed && { 'Content-Encoding': 'gzip' }) };
  return body(isCompressed ? page.gzipped : page.html, page.status, headers);
}
