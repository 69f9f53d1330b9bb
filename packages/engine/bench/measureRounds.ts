/**
 * The median of each task over the rounds, in milliseconds. The tasks take turns, so that other load affects all of them equally.
 */
export function measureRounds<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): Record<Name, number> {
  const names = Object.keys(tasks) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) tasks[name]();
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const begin = performance.now();
      tasks[name]();
      times.get(name)?.push(performance.now() - begin);
    }
  }
  const medians = names.map((name) => [name, median(times.get(name) ?? [])]);
  return Object.fromEntries(medians) as Record<Name, number>;
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[values.length >> 1] as number;
}
