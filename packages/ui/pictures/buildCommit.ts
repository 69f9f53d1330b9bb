import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runIn } from '../../../scripts/runIn.ts';
import { buildStage } from './buildStage.ts';

const repository = join(import.meta.dirname, '../../..');
const cache = join(repository, 'node_modules/.cache/pictures');
/** The commits whose stages are kept. */
const maxKept = 5;

/**
 * Builds the stage of a commit in a temporary folder, with the dependencies of its own lockfile, or takes it from the cache.
 *
 * @returns the folder of the stage.
 * @throws Error if the commit cannot be installed or built.
 */
export async function buildCommit(commit: string): Promise<string> {
  const folder = join(cache, `${commit}-${await hashTools()}`);
  if (existsSync(folder)) return folder;
  const checkout = await mkdtemp(join(tmpdir(), 'lively-pictures-'));
  try {
    const archive = join(checkout, 'archive.tar');
    await runIn(repository, 'git', ['archive', `--output=${archive}`, commit]);
    await runIn(checkout, 'tar', ['-xf', archive]);
    await runIn(checkout, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline', '--ignore-scripts']);
    // An interrupted build leaves no folder that looks complete.
    const unfinished = `${folder}.unfinished`;
    await buildStage(checkout, unfinished);
    await rename(unfinished, folder);
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
  await removeOldest();
  return folder;
}

/** The stage and the bundler are those of this checkout. */
async function hashTools(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of [
    ...['stage.tsx', 'buildStage.ts', 'listSources.ts'].map((name) => join(import.meta.dirname, name)),
    join(repository, 'pnpm-lock.yaml'),
  ])
    hash.update(await readFile(path));
  return hash.digest('hex').slice(0, 12);
}

async function removeOldest(): Promise<void> {
  const names = await readdir(cache);
  const folders = await Promise.all(
    names.map(async (name) => ({ path: join(cache, name), time: (await stat(join(cache, name))).mtimeMs })),
  );
  folders.sort((one, other) => other.time - one.time);
  for (const { path } of folders.slice(maxKept)) await rm(path, { recursive: true });
}
