import { safeHttpsUrl } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';
import { createElement } from './createElement.ts';
import type { WidgetEvent } from './WidgetEvent.ts';

/** Width by height of the frame: `figure` in styles.css. */
const frameRatio = 4 / 5;

/** The least share of a picture that may be left of it where it fills its frame. */
const leastShare = 0.5;

/**
 * The picture of an event in its frame. Its drawn poster lies under it, and shows when there is none or it does not load. A
 * picture of which the frame would cut more than half is shown whole, across that poster.
 */
export function createPicture({ image, category, id }: WidgetEvent, label: HTMLElement | null): HTMLElement {
  const { viewBox, shapes } = drawPoster(category, id);
  const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths}</svg>`;
  const poster = `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  const src = safeHttpsUrl(image);
  const figure = createElement('figure', { style: `background-image: ${poster}` }, label);
  if (!src) return figure;

  // A JSON string is a CSS string: no quote in a URL ends it.
  figure.style.backgroundImage = `url(${JSON.stringify(src)}), ${poster}`;
  const measured = createElement('img', {
    onload() {
      const ratio = measured.width / measured.height / frameRatio;
      if (Math.min(ratio, 1 / ratio) < leastShare) figure.style.setProperty('--fit', 'contain');
    },
    src,
  });
  return figure;
}
