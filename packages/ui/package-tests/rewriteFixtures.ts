import { globSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { runIn } from '../../../scripts/runIn.ts';

const fixtures = join(import.meta.dirname, '../cli/codemod/fixtures');

/**
 * Writes the fixtures of the codemods into a project, and runs the command of the packed library on them. The compiler of
 * the project then checks the result.
 *
 * @returns The number of files.
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
