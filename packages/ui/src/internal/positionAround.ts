import type { PictureSize } from './usePictureSize';

/** A point of a picture, in integers from 0 to 100. */
export interface FocalPoint {
  /** Percent of the width, from the left. */
  x: number;
  /** Percent of the height, from the top. */
  y: number;
}

/**
 * Returns the `object-position` that has a point of a picture as near to the centre of its frame as the edges allow. It is for
 * `object-fit: cover`.
 *
 * @param ratio - The width of the frame divided by its height.
 */
export function positionAround({ x, y }: FocalPoint, { width, height }: PictureSize, ratio: number): string {
  const shownWidth = (ratio * height) / width;
  return `${toPosition(x, shownWidth)}% ${toPosition(y, 1 / shownWidth)}%`;
}

/** @param shown - The share of the side that the frame shows. */
function toPosition(percent: number, shown: number): number {
  if (shown >= 1) return 50;
  const start = Math.min(Math.max(0, percent / 100 - shown / 2), 1 - shown);
  return (100 * start) / (1 - shown);
}
