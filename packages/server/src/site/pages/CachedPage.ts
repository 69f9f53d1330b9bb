import type { Encoding } from '../documents/buildFiles.ts';
import type { SentDocument } from './sendDocument.ts';

/** The document of a rendered page. */
export interface WrittenPage {
  readonly html: string;
  readonly status: 200 | 404 | 410;
  readonly headers: Readonly<Record<string, string>>;
}

/** A public document, ready to send. */
export interface CachedPage extends SentDocument {
  readonly status: WrittenPage['status'];
  /** The numbers of the events in it. */
  readonly shown: ReadonlySet<number>;
  readonly encoded: Readonly<Record<Encoding, Uint8Array<ArrayBuffer>>>;
}
