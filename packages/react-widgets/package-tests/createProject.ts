import { cp, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { runIn } from '../../../scripts/runIn.ts';

/**
 * Creates a project outside of the workspace, with the packed package and the given React.
 *
 * @param more - Versions of other packages.
 * @param options - Options of `npm install`.
 * @returns Its folder.
 */
export async function createProject(
  react: string,
  more: Readonly<Record<string, string>>,
  options: readonly string[] = ['--strict-peer-deps'],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `lively-react-widgets-${react}-`));
  await cp(join(import.meta.dirname, 'project'), folder, { recursive: true });
  const dependencies = { '@lively/react-widgets': `file:${inject('tarball')}`, react, 'react-dom': react, ...more };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await runIn(folder, 'npm', ['install', ...options, '--no-audit', '--no-fund', '--prefer-offline']);
  return folder;
}
