/** Random choices that are the same for the same seed (mulberry32). */
export interface Random {
  /** Returns an integer from 0 up to the limit, which is excluded. */
  below(limit: number): number;
  pick<Value>(values: readonly Value[]): Value;
  uuid(): string;
}

export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const hex = () => next().toString(16).padStart(8, '0');
  return {
    below: (limit) => next() % limit,
    pick: (values) => values[next() % values.length] as (typeof values)[number],
    uuid: () =>
      `${hex()}-${hex().slice(0, 4)}-4${hex().slice(0, 3)}-8${hex().slice(0, 3)}-${hex()}${hex().slice(0, 4)}`,
  };
}
