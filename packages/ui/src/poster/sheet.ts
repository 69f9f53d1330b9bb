/** The aspect ratio: `portrait` (4:5) for a card, `square` for a small tile, `wide` (8:5) for a band. */
export type PosterFormat = 'portrait' | 'square' | 'wide';

export const sheetHeight = 400;
export const sheetWidths: Readonly<Record<PosterFormat, number>> = { portrait: 320, square: 400, wide: 640 };

/** Returns the visible part of a sheet: slightly smaller than the sheet, so that no seam is visible when it is scaled. */
export function toViewBox(format: PosterFormat): string {
  return `2 2 ${sheetWidths[format] - 4} ${sheetHeight - 4}`;
}
