import type { pictureTypes } from './pictureProblem';

/**
 * Returns the media type by the first bytes of a file and ignores its name; null if the type is not accepted.
 *
 * @param bytes - The beginning of the file; 12 bytes are enough.
 */
export function readPictureType(bytes: Uint8Array): (typeof pictureTypes)[number] | null {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(text)) return 'image/gif';
  if (/^RIFF.{4}WEBP/s.test(text)) return 'image/webp';
  return /^.{4}ftypavi[fs]/s.test(text) ? 'image/avif' : null;
}
