import { renderDocument } from '@lively/app/backend/renderDocument';
import { headersFor } from '@lively/app/backend/securityHeaders';
import { type CachedPage, createPageCache, pageLifetime } from './createPageCache.ts';
import { languagePrefixes } from './languagePrefixes.ts';
import type { FormAnswer, Renderer, RenderPage } from './loadRenderer.ts';
import type { Build } from './readBuild.ts';

interface PagesOptions {
  build: Build;
  renderer: Renderer;
}

type RenderedDocument = Omit<CachedPage, 'encoded'>;

/** The pages that are rendered on request, by their pathname with its search. */
export interface Pages {
  /** A page that is the same for everybody, from memory where it is not older than a minute. */
  read(url: string): Promise<CachedPage | undefined>;
  /** A page for whoever sent a form, with what became of it. */
  render(url: string, answer: FormAnswer): Promise<RenderedDocument>;
}

/** A proxy may keep a page as long as this server does; a browser asks each time. */
const caching = `public, max-age=0, s-maxage=${pageLifetime / 1000}`;

export function createPages({ build, renderer }: PagesOptions): Pages {
  const cache = createPageCache(async (url) => {
    const page = await render(url);
    return { ...page, headers: { ...page.headers, 'Cache-Control': caching } };
  });
  const prefixes = languagePrefixes(build.languages).map(({ prefix }) => prefix);

  return { read: (url) => cache.fetch(url), render };

  async function render(url: string, answer?: FormAnswer): Promise<RenderedDocument> {
    const { pathname, search } = new URL(url, 'http://localhost');
    const page = await findRender(pathname)(pathname, search, Date.now(), answer);
    const html = await renderDocument(page, build.parts);
    const headers = {
      ...headersFor(html, build.policy),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    };
    return { status: page.status, headers, html };
  }

  function findRender(pathname: string): RenderPage {
    if (prefixes.some((prefix) => pathname === `${prefix}/explore`)) return renderer.renderExplore;
    if (prefixes.some((prefix) => pathname.startsWith(`${prefix}/event/`))) return renderer.renderEvent;
    return renderer.renderPublicPage;
  }
}
