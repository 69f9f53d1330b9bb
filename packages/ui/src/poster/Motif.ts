/** Which of a poster's four colours a shape takes: they swap from one event to the next. */
export type Role = 0 | 1 | 2 | 3;

export const ground = 0 satisfies Role;
export const figure = 1 satisfies Role;
export const second = 2 satisfies Role;
export const detail = 3 satisfies Role;

/** Every sheet is this high; its width follows the format. */
export const sheetHeight = 400;

/**
 * Fills a sheet with one idea. Plain arguments in this order, because the widgets carry every motif and count each byte.
 *
 * @param width how wide the sheet is
 * @param between a number from `least` to `most`, always the same for the same event
 * @param print lays paths down in one colour, over what is already there
 * @param side 1 or -1: which way round it stands
 */
export type Motif = (
  width: number,
  between: (least: number, most: number) => number,
  print: (role: Role, ...paths: string[]) => void,
  side: 1 | -1,
) => void;
