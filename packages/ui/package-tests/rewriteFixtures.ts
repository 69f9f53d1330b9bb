import { globSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runIn } from './runIn.ts';

const fixtures = join(import.meta.dirname, '../cli/codemod/fixtures');

/**
 * Writes the typed code that the codemods are tested with into a project, and lets the command of the packed library rewrite
 * it: its compiler then tries what came out.
 *
 * @returns how many files there were.
 */
export async function rewriteFixtures(project: string): Promise<number> {
  const paths = globSync('*/*.before.{ts,tsx}.txt', { cwd: fixtures });
  for (const path of paths) {
    const target = join('src/codemods', path.replace('.before', '').replace('.txt', ''));
    await mkdir(join(project, dirname(target)), { recursive: true });
    await copyFile(join(fixtures, path), join(project, target));
    await runIn(project, join(project, 'node_modules/.bin/ui'), ['codemod', dirname(path), target]);
  }
  return paths.length;
}
