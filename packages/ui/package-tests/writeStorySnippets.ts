import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Writes the code of stories into a project, one module each, so that its compiler checks it against the packed library. */
export async function writeStorySnippets(project: string, snippets: Readonly<Record<string, string>>): Promise<void> {
  const folder = join(project, 'src/stories');
  await mkdir(folder, { recursive: true });
  const write = ([name, code]: [string, string]) =>
    writeFile(join(folder, `${name.replace('/', '.')}.tsx`), `${code}\nexport {};\n`);
  await Promise.all(Object.entries(snippets).map(write));
}
