import type { EventId } from '../vocabulary.ts';

/** The formats of the picture, the smallest first. */
export const pictureFormats = ['avif', 'webp'] as const;

/**
 * The widths in pixels in which the server of the site serves the picture of an event: 320 and 640 upright (4:5) for a card, 800
 * and 1280 lying (3:2) for the page of the event.
 */
export type PictureWidth = 320 | 640 | 800 | 1280;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Returns the version of a picture for its paths, from its URL. A new picture of an event has new paths, so that a cache never
 * shows the old one. The version is the FNV-1a hash of the characters, 32 bits, in base 36. It is not a secret.
 */
export function pictureVersion(url: string): string {
  let hash = 2166136261;
  for (const character of url) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(36);
}

/**
 * Returns the path at which the server of the site serves the picture of an event, in one width and format.
 *
 * @param url - The URL of the picture, as stored in the event.
 * @example
 * picturePath(id, 'https://pictures.example/bal.jpg', 640, 'avif'); // '/pictures/<id>/1x2y3z-640.avif'
 */
export function picturePath(id: EventId, url: string, width: PictureWidth, format: PictureFormat): string {
  // Encoded, so that any id stays one part of one URL: a comma or a space would begin another URL in a `srcset`.
  return `/pictures/${encodeURIComponent(id)}/${pictureVersion(url)}-${width}.${format}`;
}

/**
 * Returns the `srcset` of the picture of an event in one format: each width with its path.
 *
 * @param widths - Those of one shape.
 * @param origin - The prefix of each path; may be empty.
 */
export function pictureSrcSet(
  id: EventId,
  url: string,
  widths: readonly PictureWidth[],
  format: PictureFormat,
  origin: string,
): string {
  return `${widths.map((width) => `${origin + picturePath(id, url, width, format)} ${width}w`)}`;
}
