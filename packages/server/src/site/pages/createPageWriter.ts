import type { FormAnswer, Renderer, RenderPage, ServedPage } from '@lively/app/rendering';
import type { Documents } from '../documents/Documents.ts';
import { renderDocument } from '../documents/renderDocument.ts';
import { languagePrefixes } from '../languagePrefixes.ts';
import type { WrittenPage } from './CachedPage.ts';

export interface PageWriterOptions {
  documents: Pick<Documents, 'languages' | 'parts' | 'headersFor'>;
  renderer: Renderer;
}

/** Renders a page. @param url A pathname with its search. @param answer The result of a form. */
export type WritePage = (url: string, answer?: FormAnswer) => Promise<WrittenPage>;

/** Writes the document of a rendered page. */
export type WriteDocument = (page: ServedPage) => Promise<WrittenPage>;

/** Creates a writer. The document's headers forbid storing it. */
export function createDocumentWriter(documents: Pick<Documents, 'parts' | 'headersFor'>): WriteDocument {
  return async (page) => {
    const html = await renderDocument(page, documents.parts);
    const headers = {
      ...documents.headersFor(html),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    };
    return { status: page.status, headers, html };
  };
}

/** Creates a function that renders the document of a page. The headers forbid storing it: a cache replaces them. */
export function createPageWriter({ documents, renderer }: PageWriterOptions): WritePage {
  const writeDocument = createDocumentWriter(documents);
  const prefixes = languagePrefixes(documents.languages).map(({ prefix }) => prefix);

  return async (url, answer) => {
    const { pathname, search } = new URL(url, 'http://localhost');
    return writeDocument(await findRender(pathname)(pathname, search, Date.now(), answer));
  };

  function findRender(pathname: string): RenderPage {
    if (prefixes.some((prefix) => pathname === `${prefix}/explore`)) return renderer.renderExplore;
    if (prefixes.some((prefix) => pathname.startsWith(`${prefix}/event/`))) return renderer.renderEvent;
    if (prefixes.some((prefix) => pathname.startsWith(`${prefix}/choose/`))) return renderer.renderPoll;
    return renderer.renderPublicPage;
  }
}
