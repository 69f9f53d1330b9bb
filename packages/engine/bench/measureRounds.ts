/**
 * Returns the shortest time of each task over the rounds, in milliseconds. Other load only makes a round slower, and on
 * a busy machine it affects most rounds. The tasks take turns, so that other load affects all of them equally.
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
  const shortest = names.map((name) => [name, Math.min(...(times.get(name) ?? []))]);
  return Object.fromEntries(shortest) as Record<Name, number>;
}
