import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { SourceFile } from './Finding';

const skipped = /^(node_modules|dist|build|out|coverage|\..+)$/;
const read = /\.([cm]?[jt]sx?|css|scss|html|mdx|vue|svelte|astro)$|^package\.json$/;

/** Reads the project's own sources and its commands in `package.json`, without installed and built files. */
export async function readSources(project: string, folder: string = project): Promise<SourceFile[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !skipped.test(name));
  const files = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return readSources(project, path);
      if (!entry.isFile() || !read.test(entry.name)) return [];
      return [{ path: relative(project, path), text: await readFile(path, 'utf8') }];
    }),
  );
  return files.flat();
}
