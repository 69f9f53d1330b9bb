import type { SentDocument } from '../pages/sendDocument.ts';
import type { HtmlDocument } from './Documents.ts';

/** Creates a document whose HTML stays in memory. */
export function createHtmlDocument(
  html: string,
  headers: SentDocument['headers'],
  encoded: SentDocument['encoded'] = {},
): HtmlDocument {
  return { html, headers, encoded, readBytes: async () => new TextEncoder().encode(html) };
}
