import {
  type LivelyEvent,
  type PictureWidth,
  pictureFormats,
  picturePath,
  pictureSrcSet,
  safeHttpsUrl,
} from '@lively/engine';
import type { EventItem } from '@lively/ui/screens';
import { siteUrl } from '../navigation/absoluteUrl';
import { servesPictures } from '../supabase/config';

/** The storage of the backend, which contains uploaded pictures. */
const storage = `${import.meta.env.VITE_SUPABASE_URL || siteUrl}/storage/`;

/** The widths of a picture in its frame on a card, and on the page of the event. */
const widthsForFrame = { card: [320, 640], page: [800, 1280] } as const satisfies Record<
  string,
  readonly PictureWidth[]
>;

/**
 * Returns the picture of an event for components. The server of the site cuts it for the frame, and serves it in two widths
 * and two formats, so that browsers contact no other host (docs/decisions/0074). A site without that server uses the URL of the
 * event.
 */
export function toPicture(
  { id, image }: Pick<LivelyEvent, 'id' | 'image'>,
  frame: keyof typeof widthsForFrame = 'card',
): Pick<EventItem, 'image' | 'imageSources'> {
  if (!image || !servesPictures()) return { image: image ?? undefined };
  // The server serves the pictures of public events only; the creator of a draft sees the stored picture.
  const isStored = image.startsWith('http:') || image.startsWith(storage);
  return {
    image: isStored ? image : picturePath(id, image, widthsForFrame[frame][1], 'webp'),
    imageSources: pictureFormats.map((format) => ({
      type: `image/${format}`,
      srcSet: pictureSrcSet(id, image, widthsForFrame[frame], format, ''),
    })),
  };
}

/**
 * Returns the absolute URL of an event's picture, for search engines and feed readers; undefined if it has none.
 *
 * @param origin - That of the site, without a closing slash.
 */
export function toPictureUrl(
  { id, image }: Pick<LivelyEvent, 'id' | 'image'>,
  origin: string = siteUrl,
): string | undefined {
  const url = safeHttpsUrl(image);
  if (!url) return undefined;
  return servesPictures() ? origin + picturePath(id, url, 1280, 'webp') : url;
}
