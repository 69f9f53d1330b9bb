import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/**
 * Formats generated files, including their imports: line breaks and import order depend on the given name.
 *
 * @param paths - Absolute. Files that Biome does not format, such as SQL, stay unchanged.
 */
export function formatFiles(paths: readonly string[]): void {
  if (!paths.length) return;
  execFileSync(
    resolve(root, 'node_modules/.bin/biome'),
    // The linter is off: `test:lint` reports rule violations to the developer. The folder need not be a repository.
    [
      ...['check', '--write', '--linter-enabled=false', '--vcs-enabled=false', '--no-errors-on-unmatched'],
      ...['--config-path', root, ...paths],
    ],
    { stdio: 'pipe' },
  );
}
