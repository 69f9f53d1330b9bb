import type { Shape } from './shapes';
import { sheetHeight } from './sheet';

/** Where a motif is on the sheet. */
export interface Placement {
  x: number;
  y: number;
  scale: number;
  /** In degrees. */
  turn: number;
  /** -1 mirrors the motif. */
  side: 1 | -1;
}

/**
 * Returns a shape on the sheet as an SVG path, as short as possible: in whole numbers, with `H` and `V` where a line is straight,
 * and not closed, because a fill closes it. Empty for a shape beside the sheet.
 */
export function placeShape(shape: Shape, width: number, { x, y, scale, turn, side }: Placement): string {
  const angle = turn * 0.01745;
  const along = Math.cos(angle) * scale;
  const across = Math.sin(angle) * scale;
  const number = (index: number) => shape[index] as number;
  let text = '';
  let [command, written] = ['', ''];
  let [lastX, lastY] = [0, 0];
  let [left, right, top, bottom, reach] = [Infinity, -Infinity, Infinity, -Infinity, 0];
  for (let index = 0; index < shape.length; ) {
    const part = shape[index] as string | number;
    if (typeof part === 'string') {
      command = part;
      index++;
      if (part === 'A') {
        const radius = Math.round(number(index) * scale);
        reach = radius;
        const sweep = side > 0 ? number(index + 2) : 1 - number(index + 2);
        text += `A${radius} ${radius} 0 ${number(index + 1)} ${sweep}`;
        written = part;
        index += 3;
      }
      continue;
    }
    const atX = Math.round(x + along * part * side - across * number(index + 1));
    const atY = Math.round(y + across * part * side + along * number(index + 1));
    index += 2;
    if (command === 'O') {
      const radius = Math.round(number(index) * scale);
      reach = radius;
      const arc = `a${radius} ${radius} 0 1 ${side > 0 ? 1 : 0}`;
      text += `M${atX - radius} ${atY}${arc} ${2 * radius} 0${arc}${-2 * radius} 0`;
      index++;
    } else if (command === 'L' && (atX === lastX || atY === lastY)) {
      written = atX === lastX ? 'V' : 'H';
      text += atX === lastX ? `V${atY}` : `H${atX}`;
    } else {
      // A number needs no space after a letter, nor before a minus; a line needs no letter after another, or after a start.
      const isNew = command !== written && !(command === 'L' && written === 'M');
      if (isNew && command !== 'A') text += command;
      text += (atX < 0 || (isNew && command !== 'A') ? atX : ` ${atX}`) + (atY < 0 ? `${atY}` : ` ${atY}`);
      written = command;
    }
    if (command === 'M') command = 'L';
    [lastX, lastY] = [atX, atY];
    left = Math.min(left, atX);
    right = Math.max(right, atX);
    top = Math.min(top, atY);
    bottom = Math.max(bottom, atY);
  }
  const isBeside = right + reach < 0 || left - reach > width || bottom + reach < 0 || top - reach > sheetHeight;
  return isBeside ? '' : text;
}
