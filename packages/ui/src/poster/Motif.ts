/** The index of one of the poster's four colours. The colour of an index differs from one event to the next. */
export type Role = 0 | 1 | 2 | 3;

export const ground = 0 satisfies Role;
export const figure = 1 satisfies Role;
export const second = 2 satisfies Role;
export const detail = 3 satisfies Role;

/** The height of every sheet. The width depends on the format. */
export const sheetHeight = 400;

/**
 * Draws one motif on a sheet. The arguments are positional, because the widgets contain every motif and count each byte.
 *
 * @param width the width of the sheet
 * @param between a number from `least` to `most`, always the same for the same event
 * @param print adds paths in one colour, over the existing shapes
 * @param side 1 or -1: the horizontal orientation
 */
export type Motif = (
  width: number,
  between: (least: number, most: number) => number,
  print: (role: Role, ...paths: string[]) => void,
  side: 1 | -1,
) => void;
