import type { Poster } from './drawPoster';

/** Returns a poster as a complete SVG document. */
export function toSvg({ width, height, viewBox, shapes }: Poster): string {
  const paths = shapes.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}">${paths}</svg>`;
}
