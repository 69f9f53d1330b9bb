import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * Formats generated files, imports included: how lines break and sort depends on the name that was given.
 *
 * @param paths - Absolute. What Biome does not format, such as SQL, stays as it is.
 */
export function formatFiles(paths: readonly string[]): void {
  if (!paths.length) return;
  execFileSync(
    resolve(root, 'node_modules/.bin/biome'),
    // Rules are for people: `test:lint` names what breaks them. The folder need not be a repository.
    [
      ...['check', '--write', '--linter-enabled=false', '--vcs-enabled=false', '--no-errors-on-unmatched'],
      ...['--config-path', root, ...paths],
    ],
    { stdio: 'pipe' },
  );
}
