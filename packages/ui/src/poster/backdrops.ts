import { arch, box, disc, polygon, ring, type Shape, slice } from './shapes';
import { sheetHeight } from './sheet';

/** Large shapes behind the motif, in the units of the sheet. */
export type Backdrop = (width: number) => Shape[];

export const backdrops: readonly Backdrop[] = [
  () => [],
  (width) => [box(0, 284, width, sheetHeight)],
  (width) => [box(0, 0, width, 150)],
  (width) => [box(0, 130, width, 150)],
  (width) => [box(width * 0.56, 0, width, sheetHeight)],
  (width) => [box(width * 0.32, 0, width * 0.36, sheetHeight)],
  (width) => [disc(width / 2, 220, 146)],
  (width) => [disc(width * 0.86, 60, 150)],
  (width) => [disc(width * 0.1, 330, 190)],
  (width) => [ring(width / 2, 220, 170, 116)],
  (width) => [polygon(0, sheetHeight, width, 40, width, sheetHeight)],
  (width) => [polygon(0, 0, width, 0, 0, 330)],
  (width) => [arch(width / 2, sheetHeight, 122, 352)],
  (width) => [slice(width, sheetHeight, 330, 180, 90)],
  (_width) => [slice(0, 0, 300, 0, 90)],
];
