import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

/** Returns the output of a command of git in the root of the repository; undefined if it fails. */
export function git(...parameters: readonly string[]): string | undefined {
  try {
    const options = {
      cwd: resolve(import.meta.dirname, '..'),
      encoding: 'utf8',
      maxBuffer: Number.POSITIVE_INFINITY,
    } as const;
    return execFileSync('git', parameters, { ...options, stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}
