import { describe, expect, it } from 'vitest';
import { categories } from '../theme/tokens';
import { drawPoster, type PosterFormat } from './drawPoster';

const formats: PosterFormat[] = ['portrait', 'square', 'wide'];
const seeds = Array.from(
  { length: 400 },
  (_, index) => `00000000-0000-4000-8000-${String(index * 7919).padStart(12, '0')}`,
);

/** Returns the poster as a minimal SVG. */
function toSvg(...arguments_: Parameters<typeof drawPoster>): string {
  const { viewBox, shapes } = drawPoster(...arguments_);
  const paths = shapes.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths}</svg>`;
}

describe.each(categories)('a poster of %s', (category) => {
  it('stays under 2 kB in every format', () => {
    const sizes = formats.flatMap((format) => seeds.map((seed) => toSvg(category, seed, format).length));
    expect(Math.max(...sizes)).toBeLessThan(2_000);
  });

  it('contains only whole, finite numbers', () => {
    for (const seed of seeds) expect(toSvg(category, seed)).not.toMatch(/NaN|Infinity|undefined|\d\.\d/);
  });

  it('has at least three colours', () => {
    for (const seed of seeds)
      expect(new Set(drawPoster(category, seed).shapes.map(({ fill }) => fill)).size).toBeGreaterThan(2);
  });

  it('is different for each of twenty events', () => {
    expect(new Set(seeds.slice(0, 20).map((seed) => toSvg(category, seed))).size).toBe(20);
  });
});

it('a poster is always the same picture for the same event', () => {
  expect(toSvg('music', '17')).toMatchInlineSnapshot(
    `"<svg xmlns="http://www.w3.org/2000/svg" viewBox="2 2 316 396"><path fill="#E5432D" d="M 0 0 h 320 v 400 h -320 z"/><path fill="#F6F0E4" d="M 9 216 v -41 a 20 20 0 0 1 40 0 V 216 zM 10 277 a 20 20 0 1 1 40 0 a 20 20 0 1 1 -40 0M 9 215 h 40 v 61 h -40 z"/><path fill="#7E1A14" d="M 69 216 v -134 a 20 20 0 0 1 40 0 V 216 zM 69 370 a 20 20 0 1 1 40 0 a 20 20 0 1 1 -40 0M 69 215 h 40 v 154 h -40 zM 128 216 v -170 a 20 20 0 0 1 40 0 V 216 zM 128 406 a 20 20 0 1 1 40 0 a 20 20 0 1 1 -40 0M 128 215 h 40 v 190 h -40 zM 187 216 v -127 a 20 20 0 0 1 40 0 V 216 zM 187 363 a 20 20 0 1 1 40 0 a 20 20 0 1 1 -40 0M 187 215 h 40 v 147 h -40 z"/><path fill="#F6F0E4" d="M 246 216 v -49 a 20 20 0 0 1 40 0 V 216 zM 246 285 a 20 20 0 1 1 40 0 a 20 20 0 1 1 -40 0M 246 215 h 40 v 69 h -40 z"/><path fill="#7E1A14" d="M 305 216 v -139 a 20 20 0 0 1 40 0 V 216 zM 305 375 a 20 20 0 1 1 40 0 a 20 20 0 1 1 -40 0M 305 215 h 40 v 159 h -40 z"/></svg>"`,
  );
});

it('a poster has shapes for an empty id, a long id and an id in another script', () => {
  for (const seed of ['', 'x'.repeat(10_000), '🎷مهرجان'])
    expect(drawPoster('tech', seed).shapes.length).toBeGreaterThan(1);
});
