import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const library = join(import.meta.dirname, '..');
const pages = ['README.md', 'CHANGELOG.md', 'src/docs/*.mdx', '../../.changeset/*.md'];

/** The imports and declarations that the examples need. */
const surroundings = `declare module 'react-router-dom' {
  export function Link(props: { to: string } & Omit<import('react').ComponentPropsWithRef<'a'>, 'href'>): import('react').ReactElement;
}
`;

/**
 * Writes every `tsx` example of the documentation into a project, one module each, so that its compiler checks them
 * against the packed library.
 *
 * @returns The number of examples.
 */
export async function writeSnippets(project: string): Promise<number> {
  const folder = join(project, 'src/snippets');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'surroundings.d.ts'), surroundings);
  const snippets = globSync(pages, { cwd: library }).flatMap((page) => {
    const text = readFileSync(join(library, page), 'utf8');
    return [...text.matchAll(/^\s*```tsx\n([\s\S]*?)^\s*```/gm)].map(([, code = '']) => `// ${page}\n${code}`);
  });
  await Promise.all(
    snippets.map((code, index) => writeFile(join(folder, `Snippet${index}.tsx`), `${code}\nexport {};\n`)),
  );
  return snippets.length;
}
