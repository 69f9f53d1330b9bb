import type { Language } from '@lively/app/rendering';
import type { SentDocument } from '../pages/sendDocument.ts';
import type { DocumentParts } from './renderDocument.ts';

/** The documents of a site, from a build or from Vite in development. */
export interface Documents {
  /** The origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  /** The languages. The first is the default, and has no prefix in paths. */
  readonly languages: readonly Language[];
  /** The document of all paths that are rendered in the browser. */
  readonly shell: HtmlDocument;
  /** The parts of the documents of pages that are rendered on request. */
  readonly parts: DocumentParts;
  /** Returns the headers of a rendered document, with the hashes of its inline code. */
  headersFor(html: string): Readonly<Record<string, string>>;
  /** Returns the headers of a document that any site may show in a frame. */
  framedHeadersFor(html: string): Readonly<Record<string, string>>;
  /** See `buildFrameScript`. */
  readonly frameScript: string;
  /** Finds the document for a decoded path; null for a file that is served unchanged. */
  findPage(pathname: string): Promise<FoundPage | null>;
  /** Reads the release of the widgets that partners embed. */
  readRelease(): Promise<WidgetRelease>;
}

/** A document whose HTML is in memory. */
export interface HtmlDocument extends SentDocument {
  readonly html: string;
}

/** A page for a path, with its status. */
export interface FoundPage extends HtmlDocument {
  readonly status: 200 | 404;
}

/** A file of the widgets below `/embed`, with its hash; a file without a hash is always the latest. */
export interface WidgetRelease {
  readonly file: string;
  readonly integrity?: string;
}
