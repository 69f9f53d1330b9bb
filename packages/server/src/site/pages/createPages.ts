import type { FormAnswer, Renderer, RenderPage } from '@lively/app/rendering';
import type { TakeTurn } from '../createRenderQueue.ts';
import type { Documents } from '../documents/Documents.ts';
import { renderDocument } from '../documents/renderDocument.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import { type CachedPage, createPageCache, pageLifetime } from './createPageCache.ts';

interface PagesOptions {
  documents: Pick<Documents, 'languages' | 'parts' | 'headersFor'>;
  renderer: Renderer;
  /** @default at once */
  takeTurn?: TakeTurn;
}

type RenderedDocument = Omit<CachedPage, 'encoded'>;

/** The pages that are rendered on request, by their pathname with its search. */
export interface Pages {
  /** A page that is the same for everybody, from memory where it is not older than a minute. */
  read(url: string): Promise<CachedPage>;
  /** A page for whoever sent a form, with what became of it. */
  render(url: string, answer: FormAnswer): Promise<RenderedDocument>;
}

/** A proxy may keep a page as long as this server does; a browser asks each time. */
const caching = `public, max-age=0, s-maxage=${pageLifetime / 1000}`;

export function createPages({ documents, renderer, takeTurn = (task) => task() }: PagesOptions): Pages {
  const cache = createPageCache(async (url) => {
    const page = await render(url);
    return { ...page, headers: { ...page.headers, 'Cache-Control': caching } };
  }, takeTurn);
  const prefixes = languagePrefixes(documents.languages).map(({ prefix }) => prefix);

  return {
    read: (url) => cache.read(url, undefined),
    render: (url, answer) => takeTurn(() => render(url, answer)),
  };

  async function render(url: string, answer?: FormAnswer): Promise<RenderedDocument> {
    const { pathname, search } = new URL(url, 'http://localhost');
    const page = await findRender(pathname)(pathname, search, Date.now(), answer);
    const html = await renderDocument(page, documents.parts);
    const headers = {
      ...documents.headersFor(html),
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
