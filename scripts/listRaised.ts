import type { Weights } from './judgeWeights.ts';

/** Lists the ratchets that are higher than before, or gone although they still have a budget. */
export function listRaised(before: Weights, after: Weights, named: readonly string[]): string[] {
  const read = (weights: Weights, name: string) => weights[name as keyof Weights];
  return Object.keys(before).filter((name) => {
    const now = read(after, name);
    return now === undefined ? named.includes(name) : now > (read(before, name) ?? 0);
  });
}
