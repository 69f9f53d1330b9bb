import type { FormAnswer, Renderer, RenderPage } from '@lively/app/rendering';
import type { Documents } from '../documents/Documents.ts';
import { renderDocument } from '../documents/renderDocument.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import type { CachedPage } from './CachedPage.ts';

export interface PageWriterOptions {
  documents: Pick<Documents, 'languages' | 'parts' | 'headersFor'>;
  renderer: Renderer;
}

/** @param url A pathname with its search. @param answer The result of a form. */
export type WritePage = (url: string, answer?: FormAnswer) => Promise<Omit<CachedPage, 'encoded' | 'shown'>>;

/** Renders the document of a page. Its headers forbid to store it: a cache that keeps it replaces them. */
export function createPageWriter({ documents, renderer }: PageWriterOptions): WritePage {
  const prefixes = languagePrefixes(documents.languages).map(({ prefix }) => prefix);

  return async (url, answer) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    const page = await findRender(pathname)(pathname, search, Date.now(), answer);
    const html = await renderDocument(page, documents.parts);
    const headers = {
      ...documents.headersFor(html),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    };
    return { status: page.status, headers, html };
  };

  function findRender(pathname: string): RenderPage {
    if (prefixes.some((prefix) => pathname === `${prefix}/explore`)) return renderer.renderExplore;
    if (prefixes.some((prefix) => pathname.startsWith(`${prefix}/event/`))) return renderer.renderEvent;
    return renderer.renderPublicPage;
  }
}
