import { renderDocument } from '@lively/app/backend/renderDocument';
import { headersFor } from '@lively/app/backend/securityHeaders';
import { Hono } from 'hono';
import { type CachedPage, createPageCache, pageLifetime } from './createPageCache.ts';
import { languagePrefixes } from './languagePrefixes.ts';
import type { Renderer } from './loadRenderer.ts';
import type { Build } from './readBuild.ts';
import { reportFailure } from './reportFailure.ts';
import type { SiteEnv } from './SiteBindings.ts';

interface RenderedRoutesOptions {
  build: Build;
  renderer: Renderer;
  /** The origin that the page's own requests go to, where it is another. */
  supabaseUrl: string | undefined;
}

/** A proxy may keep a page as long as this server does; a browser asks each time. */
const caching = `public, max-age=0, s-maxage=${pageLifetime / 1000}`;

/** `/explore` and `/event/:id` in each language, whole: their texts, their head, and the data that the app takes over. */
export function renderedRoutes({ build, renderer, supabaseUrl }: RenderedRoutesOptions): Hono<SiteEnv> {
  const pages = createPageCache(renderPage);
  const routes = new Hono<SiteEnv>();
  for (const { prefix } of languagePrefixes(build.languages))
    routes.on('GET', [`${prefix}/explore`, `${prefix}/event/:id`], async ({ req, html, body }) => {
      const { pathname, search } = new URL(req.url);
      const page = await pages.fetch(pathname + search).catch(reportFailure('A page could not be rendered'));
      // The browser asks by itself, and says what is wrong.
      if (!page) return html(build.shell.html, 503, { ...build.shell.headers, 'Retry-After': '10' });
      const isCompressed = req.header('accept-encoding')?.includes('gzip');
      const headers = { ...page.headers, ...(isCompressed && { 'Content-Encoding': 'gzip' }) };
      return body(isCompressed ? page.gzipped : page.html, page.status, headers);
    });
  return routes;

  async function renderPage(url: string): Promise<Omit<CachedPage, 'gzipped'>> {
    const { pathname, search } = new URL(url, 'http://localhost');
    const render = pathname.endsWith('/explore') ? renderer.renderExplore : renderer.renderEvent;
    const page = await render(pathname, search, Date.now());
    const html = await renderDocument(page, build.parts);
    const headers = {
      ...headersFor(html, supabaseUrl),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': caching,
      Vary: 'Accept-Encoding',
    };
    return { status: page.status, headers, html };
  }
}
