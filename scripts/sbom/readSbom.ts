import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Sbom } from './Sbom.ts';

const execute = promisify(execFile);

/**
 * Reads the inventory that pnpm writes of the workspace.
 *
 * @param options Of `pnpm sbom`: `--prod`. With `--lockfile-only` it has the packages of every platform, and no licences.
 */
export async function readSbom(root: string, ...options: readonly string[]): Promise<Sbom> {
  const folder = await mkdtemp(join(tmpdir(), 'lively-sbom-'));
  const path = join(folder, 'sbom.json');
  const format = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.6', '--sbom-type', 'application'];
  try {
    await execute('npx', ['--yes', 'pnpm@12.21.0', 'sbom', ...format, ...options, '--out', path], { cwd: root });
    return JSON.parse(await readFile(path, 'utf8'));
  } finally {
    await rm(folder, { recursive: true });
  }
}
