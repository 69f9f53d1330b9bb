import type { SentDocument } from './sendDocument.ts';

/** A public document, ready to send. */
export interface CachedPage extends SentDocument {
  readonly status: 200 | 404 | 410;
  /** The numbers of the events in it. */
  readonly shown: ReadonlySet<number>;
  readonly encoded: { readonly gzip: Uint8Array<ArrayBuffer> };
}
