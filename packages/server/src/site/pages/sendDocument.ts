import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Encoding, encodedEndings } from '../documents/buildFiles.ts';

/** A document with its compressed versions. */
export interface SentDocument {
  /** Reads the bytes of its HTML. */
  readBytes(): Promise<Uint8Array<ArrayBuffer>>;
  /** The headers, including the content type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
}

/** Ordered by size, the smallest first. */
const encodings = Object.keys(encodedEndings) as Encoding[];

/** Sends a document in the smallest encoding that the reader accepts. */
export async function sendDocument(context: Context, document: SentDocument, status: ContentfulStatusCode) {
  const { headers, encoded } = document;
  const encoding = encodings.find((name) => encoded[name] && isTaken(context, name));
  return context.body((encoding && encoded[encoding]) ?? (await document.readBytes()), status, {
    ...headers,
    ...(encoding && { 'Content-Encoding': encoding }),
    Vary: 'Accept-Encoding',
  });
}

function isTaken(context: Context, encoding: Encoding): boolean {
  return accepts(context, { header: 'Accept-Encoding', supports: [encoding], default: '' }) === encoding;
}
