import type { Category } from '@lively/engine';
import { drawPoster } from '@lively/ui/poster';

/** Draws the poster of an event as SVG, 4:5. */
export function renderPoster(category: Category, seed: string): string {
  const { viewBox, shapes } = drawPoster(category, seed);
  const paths = shapes.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="320" height="400">${paths}</svg>`;
}
