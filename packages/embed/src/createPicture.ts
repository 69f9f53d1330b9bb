import { pictureSrcSet, safeHttpsUrl } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';
import { createElement } from './createElement.ts';
import type { WidgetOptions } from './readOptions.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/**
 * Creates the picture of an event in its frame. The drawn poster is the background, and shows if there is no picture or
 * it does not load. The picture fills the frame, for which the site cuts it.
 */
export function createPicture(
  { image, category, id }: WidgetEvent,
  { apikey, site }: WidgetOptions,
  label: HTMLElement | null,
): HTMLElement {
  const { viewBox, shapes } = drawPoster(category, id);
  const paths = shapes.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths}</svg>`;
  const style = `background-image: url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  // The site serves the pictures of its backend. Pictures of a feed or of the page are loaded from their original URLs.
  const url = safeHttpsUrl(image);
  const source = apikey
    ? image && { sizes: 'auto,20em', srcset: pictureSrcSet(id, image, [320, 640], 'avif', site) }
    : url && { src: url };
  const picture =
    source &&
    createElement('img', {
      alt: '',
      // Set before the URL, because the URL starts the loading.
      loading: 'lazy',
      onerror(this: HTMLImageElement) {
        this.remove();
      },
      ...source,
    });
  return createElement('figure', { style }, picture, label);
}
