import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Encoding, encodedEndings } from '../documents/buildFiles.ts';

/** A document, with what of it is compressed already. */
export interface SentDocument {
  readonly html: string;
  /** With the type of the document. */
  readonly headers: Readonly<Record<string, string>>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** The smallest first. */
const encodings = Object.keys(encodedEndings) as Encoding[];

/** Sends a document in the smallest form of it that the reader takes. */
export function sendDocument(context: Context, document: SentDocument, status: ContentfulStatusCode) {
  const { headers, encoded } = document;
  const encoding = encodings.find((name) => encoded[name] && isTaken(context, name));
  return context.body((encoding && encoded[encoding]) ?? document.html, status, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
  });
}

function isTaken(context: Context, encoding: Encoding): boolean {
  return accepts(context, { header: 'Accept-Encoding', supports: [encoding], default: '' }) === encoding;
}
