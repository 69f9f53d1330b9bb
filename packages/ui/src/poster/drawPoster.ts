import type { CategoryTone } from '../theme/tokens';
import { arrange } from './arrange';
import { pickInks } from './inks';
import { backdrop, ground, type Role } from './Motif';
import { motifs, motifsForCategory, type PosterSubcategory } from './motifs';
import { type Placement, placeShape } from './placeShape';
import { randomFrom } from './randomFrom';
import { box, type Shape } from './shapes';
import { type PosterFormat, sheetHeight, sheetWidths, toViewBox } from './sheet';

/** The event of a poster: equal subjects have equal posters. */
export interface PosterSubject {
  /** The category of the event. It decides the colours. */
  category: CategoryTone;
  /** The kind of the event. It decides the motif; without it, the poster has a motif of the category. */
  subcategory?: PosterSubcategory | null | undefined;
  /** The event's id. It decides arrangement and inks. */
  seed: string;
  /** The title of the event: some posters show its initial. */
  title?: string | undefined;
}

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
  /** What is drawn and how, without the inks: posters with equal compositions look alike. */
  composition: string;
}

const wholeSheet: Placement = { x: 0, y: 0, scale: 1, turn: 0, side: 1 };

/**
 * Draws the poster of an event without a picture. The same subject always returns the same picture, on a page, in a widget and
 * on a server. It is less than 2 kB as SVG.
 */
export function drawPoster(
  { category, subcategory, seed, title = '' }: PosterSubject,
  format: PosterFormat = 'portrait',
): Poster {
  const width = sheetWidths[format];
  const random = randomFrom(seed);
  const pick = (count: number) => Math.floor(random() * count);
  const { name, hasInitial, placement, behind } = arrange(width, title, pick);
  const inks = pickInks(category, hasInitial, pick);
  const general = motifsForCategory[category];
  const motif = subcategory && Object.hasOwn(motifs, subcategory) ? subcategory : general[pick(general.length)];
  const shapes: PosterShape[] = [];
  const print = (role: Role, place: Placement, printed: readonly Shape[]) => {
    const fill = inks[role] as string;
    const last = shapes.at(-1);
    const path = printed.map((shape) => placeShape(shape, width, place)).join('');
    if (last?.fill === fill) last.path += path;
    else if (path) shapes.push({ fill, path });
  };
  let composition = `${motif} ${name}`;
  print(ground, wholeSheet, [box(0, 0, width, sheetHeight)]);
  print(backdrop, wholeSheet, behind);
  motifs[motif as PosterSubcategory](
    (role, ...printed) => print(role, placement, printed),
    (count) => {
      const picked = pick(count);
      composition += ` ${picked}`;
      return picked;
    },
  );
  return { width, height: sheetHeight, viewBox: toViewBox(format), shapes, composition };
}
