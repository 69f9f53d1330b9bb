import { Refusal } from './Refusal.ts';

/** A file to be stored. */
export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string;
}

/**
 * Refuses a file whose bytes do not match its content type: HTML or SVG with the content type of a PNG would be served from
 * Lively's origin.
 *
 * @throws Refusal 415.
 */
export function checkPicture({ bytes, contentType }: Upload): void {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (!type.startsWith('image/')) return;
  const signature = signatures[type.trim()];
  const start = Buffer.from(bytes.subarray(0, 32)).toString('latin1');
  if (!signature?.test(start)) throw new Refusal(415, 'invalid_mime_type', `The file is not ${type}`);
}

/** The first bytes of the files of each type. The bucket refuses other types. */
const signatures: Readonly<Record<string, RegExp>> = {
  'image/png': /^\x89PNG\r\n.\n/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/gif': /^GIF8[79]a/,
  'image/webp': /^RIFF.{4}WEBP/s,
  'image/avif': /^.{4}ftyp(avif|avis|mif1)/s,
};
