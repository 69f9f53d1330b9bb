/**
 * The fastest round of each task, in milliseconds: other load of the machine only adds time. The tasks take turns, so that a slow
 * moment affects all of them.
 */
export function measureRounds<Name extends string>(
  tasks: Readonly<Record<Name, () => unknown>>,
  rounds: number,
): Record<Name, number> {
  const names = Object.keys(tasks) as Name[];
  const fastest = new Map<Name, number>(names.map((name) => [name, Number.POSITIVE_INFINITY]));
  for (const name of names) tasks[name]();
  for (let round = 0; round < rounds; round++) {
    for (const name of names) {
      const begin = performance.now();
      tasks[name]();
      fastest.set(name, Math.min(fastest.get(name) ?? 0, performance.now() - begin));
    }
  }
  return Object.fromEntries(fastest) as Record<Name, number>;
}
