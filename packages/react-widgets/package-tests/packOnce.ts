import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runIn } from '../../../scripts/runIn.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the packed package. */
    tarball: string;
  }
}

/** Builds and packs the package as publishing it would, once for all tests. */
export default async function packOnce(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'lively-react-widgets-packed-'));
  await runIn(join(import.meta.dirname, '..'), 'npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder]);
  const [name] = await readdir(folder);
  if (!name)
    throw new Error(`Packing left nothing in ${folder}, so there is nothing to test. Run \`pnpm pack\` by hand.`);
  project.provide('tarball', join(folder, name));
  return () => rm(folder, { recursive: true });
}
