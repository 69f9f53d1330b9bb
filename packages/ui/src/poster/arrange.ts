import { backdrops } from './backdrops';
import { drawLetter, readInitial } from './letters';
import type { Placement } from './placeShape';
import type { Shape } from './shapes';

/** Where the motif of a poster is, and what is behind it. */
export interface Arrangement {
  /** Its name: equal arrangements have equal names. */
  name: string;
  hasInitial: boolean;
  placement: Placement;
  behind: readonly Shape[];
}

/** The placements of a motif: x as a share of the width, y, scale and degrees. */
const placements = [
  [0.5, 222, 1.2, 0],
  [0.52, 236, 1.55, 0],
  [0.7, 232, 1.75, 0],
  [0.5, 306, 1.9, 0],
  [0.54, 228, 1.35, -12],
  [0.62, 258, 1.7, 11],
  [0.36, 270, 1.5, 0],
  [0.62, 290, 1.3, 8],
] as const;

/** The placements beside an initial, and those of the initial: the left edge as a share of the width, y and the size of a cell. */
const initialPlacements = [
  [0.36, 300, 1.05, 0, 0.44, 44, 62],
  [0.68, 310, 1, 0, 0.06, 100, 56],
  [0.34, 296, 1.15, -10, 0.4, -20, 74],
  [0.5, 318, 1.15, 0, 0.22, 30, 60],
  [0.66, 306, 1.1, 9, 0.1, 30, 72],
  [0.4, 320, 1.3, 0, 0.46, 90, 64],
  [0.62, 316, 1.3, 0, -0.06, 60, 74],
  [0.36, 310, 0.95, 8, 0.42, 60, 60],
] as const;

/** The share of initials, in backdrops. */
const initialWeight = 3;

/** Picks the arrangement of a poster. An initial replaces the backdrop of some. */
export function arrange(width: number, title: string, pick: (count: number) => number): Arrangement {
  const place = pick(placements.length);
  const side = pick(2) ? 1 : -1;
  const back = pick(backdrops.length + initialWeight);
  const initial = back < backdrops.length ? null : readInitial(title);
  const mirror = (share: number) => (side > 0 ? share : 1 - share) * width;
  const numbers: readonly number[] = (initial ? initialPlacements : placements)[place] ?? [];
  const [x = 0, y = 0, scale = 1, turn = 0, left = 0, top = 0, cell = 0] = numbers;
  return {
    name: `${place} ${side} ${initial ?? back}`,
    hasInitial: initial !== null,
    placement: { x: mirror(x), y, scale, turn: turn * side, side },
    behind: initial
      ? drawLetter(initial, mirror(left) - (side > 0 ? 0 : 3 * cell), top, cell)
      : (backdrops[back % backdrops.length]?.(width) ?? []),
  };
}
