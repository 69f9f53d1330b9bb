import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const samples = join(import.meta.dirname, '../src/conformance/samples.tsx');

/**
 * Writes the simplest use of every component into a project that has installed the library: as a source for its compiler,
 * and as `samples.js` for its Node.
 */
export async function writeSamples(project: string): Promise<void> {
  const code = (await readFile(samples, 'utf8')).replace("'../index'", "'@lively/ui'");
  const source = join(project, 'src/samples.tsx');
  await mkdir(dirname(source), { recursive: true });
  await writeFile(source, code);
  await build({ entryPoints: [source], outfile: join(project, 'samples.js'), format: 'esm', jsx: 'automatic' });
}
