import { pictureSrcSet, safeHttpsUrl } from '@lively/engine';
import { createElement } from './createElement.ts';
import { findPart, loadParts } from './parts.ts';
import type { WidgetOptions } from './readOptions.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/**
 * Creates the picture of an event in its frame, which it fills: the site cuts it. Without a picture, or if it does not load, the
 * frame shows the drawn poster, and until that is loaded the colour of the category.
 */
export function createPicture(event: WidgetEvent, options: WidgetOptions, label: HTMLElement | null): HTMLElement {
  const source = sourceOf(event, options);
  const picture: HTMLElement | null =
    source &&
    createElement('img', {
      alt: '',
      // Set before the URL, because the URL starts the loading.
      loading: 'lazy',
      onerror: () => {
        picture?.remove();
        showPoster(frame, event);
      },
      ...source,
    });
  const frame = createElement('figure', { className: event.category }, picture, label);
  // A placeholder is the only event without an id.
  if (!source && event.id && !options.isCompact) showPoster(frame, event);
  return frame;
}

/** Returns the attributes of a picture. The site serves the pictures of its backend, other pictures have their original URL. */
function sourceOf({ image, id }: WidgetEvent, { apikey, site }: WidgetOptions): object | null {
  const src = safeHttpsUrl(image);
  if (!apikey) return src ? { src } : null;
  if (!image) return null;
  return { sizes: 'auto,20em', srcset: pictureSrcSet(id, image, [320, 640], 'avif', site) };
}

async function showPoster(frame: HTMLElement, event: WidgetEvent): Promise<void> {
  await loadParts('posters');
  const poster = findPart('posters')?.drawPicture(event);
  if (poster) frame.style.backgroundImage = poster;
}
