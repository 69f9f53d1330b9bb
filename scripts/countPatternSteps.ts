import { checkSync } from 'recheck';

/**
 * Counts the steps that the regular expressions of a function may take at most: for each text that one is applied to, the length
 * that it reads, to the power of the degree that `recheck` finds for the expression. A global expression reads from its last match
 * to the end of the next. It replaces a measured time, which depends on the machine.
 *
 * @throws Error for an expression whose steps grow exponentially.
 */
export function countPatternSteps(run: () => unknown): number {
  const { exec } = RegExp.prototype;
  const applied: { pattern: RegExp; length: number }[] = [];
  // Each method of a text and of an expression calls it.
  RegExp.prototype.exec = function (text) {
    const start = this.global ? this.lastIndex : 0;
    const match = exec.call(this, text);
    const end = this.global && match ? this.lastIndex : String(text).length;
    applied.push({ pattern: this, length: end - start });
    return match;
  };
  try {
    run();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return applied.reduce((steps, { pattern, length }) => steps + length ** degreeOf(pattern), 0);
}

const degrees = new Map<string, number>();

function degreeOf({ source, flags }: RegExp): number {
  const key = `/${source}/${flags}`;
  const known = degrees.get(key);
  if (known) return known;
  // Without a timeout, and with a fixed seed, so that the result depends on neither the machine nor chance.
  const result = checkSync(source, flags, { timeout: null, randomSeed: 0 });
  if (result.status === 'unknown') throw new Error(`recheck cannot read ${key}: ${result.error.kind}`);
  const { complexity } = result;
  if (complexity.type === 'exponential') throw new Error(`The steps of ${key} grow exponentially with its text.`);
  const degree = complexity.type === 'polynomial' ? complexity.degree : 1;
  degrees.set(key, degree);
  return degree;
}
