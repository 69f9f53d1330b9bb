/** Returns the name that a misspelt name probably means: at most a third of its letters differ. Undefined if none is similar. */
export function findNearest(misspelt: string, names: readonly string[]): string | undefined {
  const most = Math.floor(misspelt.length / 3);
  const [nearest] = names
    .filter((name) => Math.abs(name.length - misspelt.length) <= most)
    .map((name) => ({ name, distance: countEdits(misspelt.toLowerCase(), name.toLowerCase()) }))
    .filter(({ distance }) => distance <= most)
    .sort((one, other) => one.distance - other.distance);
  return nearest?.name;
}

/** Counts the letters to add, to remove, to replace, or to swap with the next one. */
function countEdits(from: string, to: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= from.length; row++) {
    const next = [row];
    for (let at = 1; at <= to.length; at++) {
      const isSame = from[row - 1] === to[at - 1];
      const isSwapped = from[row - 1] === to[at - 2] && from[row - 2] === to[at - 1];
      const numbers = [(next[at - 1] ?? 0) + 1, (last?.[at] ?? 0) + 1, (last?.[at - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(
        Math.min(...numbers, isSwapped ? (before?.[at - 2] ?? Number.POSITIVE_INFINITY) + 1 : Number.POSITIVE_INFINITY),
      );
    }
    [before, last] = [last, next];
  }
  return last?.at(-1) ?? 0;
}
