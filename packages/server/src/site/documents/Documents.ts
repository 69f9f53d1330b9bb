import type { Language } from '@lively/app/rendering';
import type { SentDocument } from '../pages/sendDocument.ts';
import type { DocumentParts } from './renderDocument.ts';

/** The documents of a site: of a build, or of Vite in development. */
export interface Documents {
  /** The origin of the site, without a closing slash. */
  readonly siteUrl: string;
  /** The default first: its paths have no prefix. */
  readonly languages: readonly Language[];
  /** The document of every path that is rendered in the browser. */
  readonly shell: SentDocument;
  /** What a page that is rendered on request is put together from. */
  readonly parts: DocumentParts;
  /** The headers of a rendered document: they name the hashes of its inline code. */
  headersFor(html: string): Readonly<Record<string, string>>;
  /** The document for a decoded path; null for a file that is served as it is. */
  findPage(pathname: string): Promise<FoundPage | null>;
  /** The version of the widgets that partners paste. */
  readRelease(): Promise<WidgetRelease>;
}

/** A page that answers a path, and with which status. */
export interface FoundPage extends SentDocument {
  readonly status: 200 | 404;
}

/** A file of the widgets below `/embed`, and its hash; a file without one is always the latest. */
export interface WidgetRelease {
  readonly file: string;
  readonly integrity?: string;
}
