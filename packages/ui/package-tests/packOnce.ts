import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runIn } from '../../../scripts/runIn.ts';
import { readSnippets } from '../build/readSnippets.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the packed package. */
    tarball: string;
    /** The code that « Show code » displays, by story: `Button/WithIcon`. */
    snippets: Record<string, string>;
  }
}

/** Builds and packs the package as publishing it would, and reads the code of its stories, once for all tests. */
export default async function packOnce(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'lively-ui-packed-'));
  await runIn(join(import.meta.dirname, '..'), 'npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder]);
  const [name] = await readdir(folder);
  if (!name)
    throw new Error(`Packing left nothing in ${folder}, so there is nothing to test. Run \`pnpm pack\` by hand.`);
  project.provide('tarball', join(folder, name));
  project.provide('snippets', await readSnippets());
  return () => rm(folder, { recursive: true });
}
