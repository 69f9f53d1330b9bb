import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { judgeWeights, type Weights } from './judgeWeights.ts';

const file = resolve(import.meta.dirname, 'ratchets.json');

/**
 * Prints weights beside their goals and ratchets, and lets the process fail if a weight is above its ratchet. With `--lower`,
 * writes the ratchets that are above their weights again.
 */
export function reportWeights(weights: Weights): void {
  const ratchets: Weights = JSON.parse(readFileSync(file, 'utf8'));
  const { lines, isOver, lowered } = judgeWeights(weights, ratchets);
  process.stdout.write(`${lines.join('\n')}\n`);
  if (process.argv.includes('--lower')) writeFileSync(file, `${JSON.stringify(lowered, null, 2)}\n`);
  if (!isOver) return;
  process.stderr.write(
    'Above its ratchet: every visitor waits for it. Find what grew, and make it smaller. A ratchet is never raised.\n',
  );
  process.exitCode = 1;
}
