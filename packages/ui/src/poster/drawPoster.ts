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

/** A card is `portrait` (4:5), a small tile `square`, a band `wide` (8:5). */
export type PosterFormat = 'portrait' | 'square' | 'wide';

/** One flat shape: an SVG path and the colour it is filled with. */
export interface PosterShape {
  path: string;
  fill: string;
}

/** A picture of flat shapes, painted in order. */
export interface Poster {
  width: number;
  height: number;
  /** What to show of the sheet: a little less than all, so that no seam shows where it is scaled. */
  viewBox: string;
  shapes: PosterShape[];
}

const motifsForCategory: Record<CategoryTone, Motif[]> = { music, sport, leisure, culture, tech, festival, food };
const widthForFormat: Record<PosterFormat, number> = { portrait: 320, square: 400, wide: 640 };

/** Ground, figure, second figure and detail, out of loud 0, pale 1, deep 2, ink 3 and paper 4. */
const palettes = ['0431', '1034', '3014', '0314', '3104', '1304', '0413', '2140', '0241', '0142'];

/**
 * Draws the poster of an event that brings no picture: the same category and seed always give the same picture,
 * on a page, in a widget, on a server. Under 2 kB as SVG.
 *
 * @param seed the event's id
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

/** Numbers from 0 to 1 that follow from a text (FNV-1a, then mulberry32). */
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
