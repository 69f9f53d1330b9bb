import { pictureSrcSet, safeHttpsUrl } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';
import { createElement } from './createElement.ts';
import type { WidgetOptions } from './readOptions.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** How far from a square a picture may be: below 0.4 and above 1.6, wide by high, the frame (4:5) would leave less than half. */
const mostOff = 0.6;

/**
 * The picture of an event in its frame. Its drawn poster lies under it, and shows when there is none or it does not load. A
 * picture of which the frame would cut more than half is shown whole, across that poster.
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
  // The site serves the pictures of its backend. Those of a feed, or of the page, lie where their author says.
  const url = safeHttpsUrl(image);
  const source = apikey
    ? image && { sizes: 'auto,20em', srcset: pictureSrcSet(id, image, 'avif', site) }
    : url && { src: url };
  const picture =
    source &&
    createElement('img', {
      alt: '',
      // Before the URL: from then on the browser loads.
      loading: 'lazy',
      onload(this: HTMLImageElement) {
        if (Math.abs(this.naturalWidth / this.naturalHeight - 1) > mostOff) this.style.objectFit = 'contain';
      },
      onerror(this: HTMLImageElement) {
        this.remove();
      },
      ...source,
    });
  return createElement('figure', { style }, picture, label);
}
