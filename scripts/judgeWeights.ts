import { type Budget, budgets } from './budgets.ts';

/** Bytes of each thing that was weighed. */
export type Weights = Partial<Record<keyof typeof budgets, number>>;

interface Judgement {
  /** One for each weight: the weight, by how much it misses its goal, and what its ratchet says. */
  readonly lines: readonly string[];
  /** Whether a weight is above its ratchet. A missed goal alone is no fault. */
  readonly isOver: boolean;
  /** The ratchets, each at most its weight, or its goal if that is met. */
  readonly lowered: Weights;
}

/** A ratchet above its weight by more than this share should be lowered. */
const looseness = 0.01;

/** Compares weights with their goals and their ratchets. @param weights Bytes. */
export function judgeWeights(weights: Weights, ratchets: Weights): Judgement {
  const lines: string[] = [];
  const lowered = { ...ratchets };
  let isOver = false;
  for (const [name, weight] of Object.entries(weights) as [keyof typeof budgets, number][]) {
    const { goal, about }: Budget = budgets[name];
    const ratchet = ratchets[name];
    // A weight that meets its goal may use the rest of it.
    const least = Math.max(weight, goal ?? 0);
    if (ratchet === undefined || least < ratchet) lowered[name] = least;
    if (ratchet === undefined || weight > ratchet) isOver = true;
    lines.push(
      `${name.padEnd(32)} ${format(weight).padStart(9)}  ${[judgeGoal(weight, goal), judge(weight, least, ratchet)].filter(Boolean).join('; ')} (${about})`,
    );
  }
  return { lines, isOver, lowered };
}

function judgeGoal(weight: number, goal: number | undefined): string {
  if (goal === undefined) return '';
  const missing = weight - goal;
  return missing > 0 ? `misses its goal of ${format(goal)} by ${format(missing)}` : `meets its goal of ${format(goal)}`;
}

function judge(weight: number, least: number, ratchet: number | undefined): string {
  if (ratchet === undefined) return 'HAS NO RATCHET: run `size --lower`';
  if (weight > ratchet) return `ABOVE ITS RATCHET of ${format(ratchet)} by ${format(weight - ratchet)}`;
  const isLoose = least < ratchet * (1 - looseness);
  return `ratchet ${format(ratchet)}${isLoose ? ', lower it: `size --lower`' : ''}`;
}

function format(bytes: number): string {
  return bytes.toLocaleString('en');
}
