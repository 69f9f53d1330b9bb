import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** Lists the files that git tracks and that exist, by the patterns of `git ls-files`. */
export function listTrackedFiles(...patterns: readonly string[]): string[] {
  const root = resolve(import.meta.dirname, '..');
  const list = execFileSync('git', ['ls-files', '-z', '--', ...patterns], { cwd: root, encoding: 'utf8' });
  return list.split('\0').filter((path) => path && existsSync(resolve(root, path)));
}
