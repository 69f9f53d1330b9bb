import { arcs, departments, steps } from './outlines.ts';

/** A longitude and a latitude in degrees. */
export type Position = readonly [longitude: number, latitude: number];

/** A closed line, which ends where it begins. */
export type Ring = readonly Position[];

let outlines: ReadonlyMap<string, readonly Ring[]> | undefined;

/** Lists the rings of each department, by its code. They are decoded once. */
export function listOutlines(): ReadonlyMap<string, readonly Ring[]> {
  outlines ??= decodeOutlines();
  return outlines;
}

function decodeOutlines(): ReadonlyMap<string, readonly Ring[]> {
  const lines = arcs.split(' ').map(decodeLine);
  return new Map(
    departments
      .trim()
      .split('\n')
      .map((line) => {
        const [code = '', rings = ''] = line.split(' ');
        return [code, rings.split('|').map((ring) => ring.split(',').flatMap((name) => followArc(lines, name)))];
      }),
  );
}

function followArc(lines: readonly (readonly Position[])[], name: string): readonly Position[] {
  const line = lines[Number(name.replace('~', ''))] ?? [];
  return name.startsWith('~') ? line.toReversed() : line;
}

/** Decodes numbers to the base 44: letters from O on are digits that others follow, and those from # to N end a number. */
function decodeLine(text: string): readonly Position[] {
  const positions: Position[] = [];
  let [number, factor, x, y] = [0, 1, 0, 0];
  const moves: number[] = [];
  for (const letter of text) {
    const code = letter.charCodeAt(0);
    const isLast = code < 79;
    number += factor * (code - (isLast ? 35 : 79));
    factor *= 44;
    if (!isLast) continue;
    moves.push(number % 2 ? -(number + 1) / 2 : number / 2);
    [number, factor] = [0, 1];
  }
  for (let index = 0; index < moves.length; index += 2) {
    x += moves[index] ?? 0;
    y += moves[index + 1] ?? 0;
    positions.push([x / steps, y / steps]);
  }
  return positions;
}
