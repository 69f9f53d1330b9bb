import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runIn } from './runIn.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The path of the packed package. */
    tarball: string;
  }
}

/** The setup of tests of a package, for their configuration. */
export const packSetup = import.meta.filename;

/** Builds and packs the package that contains the tests as publishing it would, once for all of them. */
export default async function packOnce(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'lively-packed-'));
  await runIn(findPackage(project.config.root), 'npx', ['--yes', 'pnpm@12.21.0', 'pack', '--pack-destination', folder]);
  const [name] = await readdir(folder);
  if (!name)
    throw new Error(`Packing left nothing in ${folder}, so there is nothing to test. Run \`pnpm pack\` by hand.`);
  project.provide('tarball', join(folder, name));
  return () => rm(folder, { recursive: true });
}

function findPackage(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(dirname(folder));
}
