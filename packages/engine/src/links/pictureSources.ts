import type { EventId } from '../vocabulary.ts';

/** Pixels: the widths in which the server of the site serves the picture of an event. */
export const pictureWidths = [320, 640, 1280] as const;
/** What it is encoded as, the smallest first. */
export const pictureFormats = ['avif', 'webp'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * The version of a picture in its paths, from its URL: another picture of an event has other paths, so that a cache never shows
 * the old one. FNV-1a of its characters, 32 bits, in base 36: a name, not a secret.
 */
export function pictureVersion(url: string): string {
  let hash = 2166136261;
  for (const character of url) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619);
  return (hash >>> 0).toString(36);
}

/**
 * The path at which the server of the site serves the picture of an event, in one width and format.
 *
 * @param url - Of the picture, as the event names it.
 * @example
 * picturePath(id, 'https://pictures.example/bal.jpg', 640, 'avif'); // '/pictures/<id>/1x2y3z-640.avif'
 */
export function picturePath(id: EventId, url: string, width: PictureWidth, format: PictureFormat): string {
  // Whatever an id holds, it stays one part of one URL: a comma or a space would begin another one in a `srcset`.
  return `/pictures/${encodeURIComponent(id)}/${pictureVersion(url)}-${width}.${format}`;
}

/** The `srcset` of the picture of an event in one format: each width with its path. @param origin - Before each path; may be empty. */
export function pictureSrcSet(id: EventId, url: string, format: PictureFormat, origin: string): string {
  return `${pictureWidths.map((width) => `${origin + picturePath(id, url, width, format)} ${width}w`)}`;
}
