import { safeHttpsUrl } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';
import type { WidgetEvent } from './WidgetEvent.ts';

/** The picture of an event as a CSS value. Its drawn poster lies under it, and shows when there is none or it does not load. */
export function createPicture({ image, category, id }: WidgetEvent): string {
  const { viewBox, shapes } = drawPoster(category, id);
  const paths = shapes.map(({ path, fill }) => `<path fill="${fill}" d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths}</svg>`;
  const urls = [safeHttpsUrl(image), `data:image/svg+xml,${encodeURIComponent(svg)}`];
  // A JSON string is a CSS string: no quote in a URL ends it.
  return urls.flatMap((url) => (url ? [`url(${JSON.stringify(url)})`] : [])).join();
}
