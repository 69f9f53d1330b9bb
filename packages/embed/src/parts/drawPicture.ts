import type { Category } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';

/** Draws the poster of an event without a picture, as a CSS value: `url("data:image/svg+xml,…")`. */
export function drawPicture(category: Category, id: string): string {
  const { viewBox, shapes } = drawPoster(category, id);
  const paths = shapes.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
