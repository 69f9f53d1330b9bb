import { posterColors, posterInk, posterPaper } from '../theme/posterColors';
import type { CategoryTone } from '../theme/tokens';
import { type Motif, type Role, sheetHeight } from './Motif';
import { culture } from './motifs/culture';
import { festival } from './motifs/festival';
import { food } from './motifs/food';
import { leisure } from './motifs/leisure';
import { music } from './motifs/music';
import { sport } from './motifs/sport';
import { tech } from './motifs/tech';
import { box } from './shapes';

/** The aspect ratio: `portrait` (4:5) for a card, `square` for a small tile, `wide` (8:5) for a band. */
export type PosterFormat = 'portrait' | 'square' | 'wide';

/** A flat shape: an SVG path and its fill colour. */
export interface PosterShape {
  path: string;
  fill: string;
}

/** A picture of flat shapes, in painting order. */
export interface Poster {
  width: number;
  height: number;
  /** The visible part of the sheet, slightly smaller than the sheet, so that no seam is visible when it is scaled. */
  viewBox: string;
  shapes: PosterShape[];
}

const motifsForCategory: Record<CategoryTone, Motif[]> = { music, sport, leisure, culture, tech, festival, food };
const widthForFormat: Record<PosterFormat, number> = { portrait: 320, square: 400, wide: 640 };

/** The colours of background, figure, second figure and detail: 0 loud, 1 pale, 2 deep, 3 ink, 4 paper. */
const palettes = ['0431', '1034', '3014', '0314', '3104', '1304', '0413', '2140', '0241', '0142'];

/**
 * Draws the poster of an event without a picture. The same category and seed always return the same picture, on a page, in a
 * widget and on a server. It is less than 2 kB as SVG.
 *
 * @param seed the id of the event
 */
export function drawPoster(category: CategoryTone, seed: string, format: PosterFormat = 'portrait'): Poster {
  const width = widthForFormat[format];
  const random = randomFrom(seed);
  const oneOf = <Item>(items: ArrayLike<Item>) => items[Math.floor(random() * items.length)] as Item;
  const colors = [...posterColors[category], posterInk, posterPaper];
  const palette = oneOf(palettes);
  const shapes: PosterShape[] = [];
  const print = (role: Role, ...paths: string[]) => {
    const fill = colors[Number(palette[role])] as string;
    const last = shapes.at(-1);
    if (last?.fill === fill) last.path += paths.join('');
    else shapes.push({ fill, path: paths.join('') });
  };
  print(0, box(0, 0, width, sheetHeight));
  const draw = oneOf(motifsForCategory[category]);
  draw(width, (least, most) => least + (most - least) * random(), print, random() > 0.5 ? 1 : -1);
  return { width, height: sheetHeight, viewBox: `2 2 ${width - 4} ${sheetHeight - 4}`, shapes };
}

/** Returns a generator of numbers from 0 to 1 that depend only on a text (FNV-1a, then mulberry32). */
function randomFrom(seed: string): () => number {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
