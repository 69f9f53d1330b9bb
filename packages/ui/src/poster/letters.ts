import { box, type Shape, slice } from './shapes';

/** Letters and digits of three by five cells: each digit of a number is a row of cells, from the top; 4 is the left one. */
const rows: Readonly<Record<string, string>> = {
  A: '75755',
  B: '75757',
  C: '74447',
  D: '75557',
  E: '74647',
  F: '74644',
  G: '74557',
  H: '55755',
  I: '22222',
  J: '11157',
  K: '55655',
  L: '44447',
  M: '77555',
  N: '75555',
  O: '75557',
  P: '75744',
  Q: '75571',
  R: '75755',
  S: '74717',
  T: '72222',
  U: '55557',
  V: '55572',
  W: '55577',
  X: '55255',
  Y: '55722',
  Z: '71247',
  0: '75557',
  1: '62227',
  2: '71747',
  3: '71717',
  4: '55711',
  5: '74717',
  6: '74757',
  7: '71111',
  8: '75757',
  9: '75717',
};

/** Returns the first letter or digit of a title without its accent, or null if it has none of this alphabet. */
export function readInitial(title: string): string | null {
  const [first] = /[\p{L}\p{N}]/u.exec(title) ?? [];
  const [letter = ''] = first?.normalize('NFD').toUpperCase() ?? '';
  return letter in rows ? letter : null;
}

/** The letters whose left edge is a stem: it keeps its corners. */
const stemmed = 'BDEFHKLMNPR';

/** Returns a letter from its top left corner. Its outline is round where it turns. */
export function drawLetter(letter: string, x: number, y: number, cell: number): Shape[] {
  const grid = [...(rows[letter] ?? '')].map(Number);
  const isFilled = (column: number, row: number) => column >= 0 && Boolean((grid[row] ?? 0) & (4 >> column));
  const isRoundLeft = !stemmed.includes(letter);
  return grid.flatMap((_, row) =>
    [0, 1, 2]
      .filter((column) => isFilled(column, row))
      .map((column) => {
        const left = x + column * cell;
        const top = y + row * cell;
        const west = isFilled(column - 1, row);
        const east = isFilled(column + 1, row);
        const north = isFilled(column, row - 1);
        const south = isFilled(column, row + 1);
        if (west !== east && north !== south && (west || isRoundLeft)) {
          const from = west ? (north ? 0 : 270) : north ? 90 : 180;
          return slice(west ? left : left + cell, north ? top : top + cell, cell, from, 90);
        }
        return box(left, top, cell, cell);
      }),
  );
}
