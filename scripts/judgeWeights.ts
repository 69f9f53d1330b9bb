import { type Budget, budgets } from './budgets.ts';

/** What was measured of each thing that has a budget: bytes, files or a ratio. */
export type Weights = Partial<Record<keyof typeof budgets, number>>;

interface Judgement {
  /** One for each weight: the weight, by how much it misses its goal, and what its ratchet says. */
  readonly lines: readonly string[];
  /** Whether a weight is above its ratchet. A missed goal alone is no fault. */
  readonly isOver: boolean;
  /** The ratchets, each at most its weight, or its goal if that is met. */
  readonly lowered: Weights;
}

/** A ratchet above its weight by more than this share, and than the noise, should be lowered. */
const looseness = 0.01;

/**
 * Compares weights with their goals and their ratchets.
 *
 * @throws Error if a weight is no number: the comparison of a measurement that is void would pass.
 */
export function judgeWeights(weights: Weights, ratchets: Weights): Judgement {
  const lines: string[] = [];
  const lowered = { ...ratchets };
  let isOver = false;
  for (const [name, weight] of Object.entries(weights) as [keyof typeof budgets, number][]) {
    if (!Number.isFinite(weight)) throw new Error(`${name} was not measured: ${weight}.`);
    const { goal, noise = 0, about }: Budget = budgets[name];
    const ratchet = ratchets[name];
    // A weight that meets its goal may use the rest of it.
    const least = Math.max(noise ? roundUp(weight * (1 + noise)) : weight, goal ?? 0);
    if (ratchet === undefined || least < ratchet) lowered[name] = least;
    if (ratchet === undefined || weight > ratchet) isOver = true;
    lines.push(
      `${name.padEnd(32)} ${format(weight).padStart(9)}  ${[judgeGoal(weight, goal), judge(weight, least, ratchet, noise)].filter(Boolean).join('; ')} (${about})`,
    );
  }
  return { lines, isOver, lowered };
}

function judgeGoal(weight: number, goal: number | undefined): string {
  if (goal === undefined) return '';
  const missing = weight - goal;
  return missing > 0 ? `misses its goal of ${format(goal)} by ${format(missing)}` : `meets its goal of ${format(goal)}`;
}

function judge(weight: number, least: number, ratchet: number | undefined, noise: number): string {
  if (ratchet === undefined) return 'HAS NO RATCHET: write one with `--lower`';
  if (weight > ratchet) return `ABOVE ITS RATCHET of ${format(ratchet)} by ${format(weight - ratchet)}`;
  const isLoose = least < ratchet * (1 - Math.max(looseness, noise));
  return `ratchet ${format(ratchet)}${isLoose ? ', lower it: `--lower`' : ''}`;
}

/** Rounds a ratio to three decimals. */
function roundUp(ratio: number): number {
  return Math.ceil(ratio * 1_000) / 1_000;
}

function format(weight: number): string {
  return weight.toLocaleString('en');
}
