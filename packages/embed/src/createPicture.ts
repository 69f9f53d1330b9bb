import { pictureSrcSet, safeHttpsUrl } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';
import { createElement } from './createElement.ts';
import type { WidgetOptions } from './readOptions.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/**
 * The max deviation of a picture's ratio (width to height) from 1. Below 0.4 and above 1.6, the frame (4:5) would show
 * less than half of it.
 */
const maxRatioError = 0.6;

/**
 * Creates the picture of an event in its frame. The drawn poster is the background, and shows if there is no picture or
 * it does not load. A picture of which the frame would cut more than half is shown whole, on top of the poster.
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
    ? image && { sizes: 'auto,20em', srcset: pictureSrcSet(id, image, 'avif', site) }
    : url && { src: url };
  const picture =
    source &&
    createElement('img', {
      alt: '',
      // Set before the URL, because the URL starts the loading.
      loading: 'lazy',
      onload(this: HTMLImageElement) {
        if (Math.abs(this.naturalWidth / this.naturalHeight - 1) > maxRatioError) this.style.objectFit = 'contain';
      },
      onerror(this: HTMLImageElement) {
        this.remove();
      },
      ...source,
    });
  return createElement('figure', { style }, picture, label);
}
