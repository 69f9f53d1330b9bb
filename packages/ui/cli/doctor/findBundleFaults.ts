import { type Finding, placeOf, type SourceFile } from './Finding';

const listField =
  /import\s*\{[^}]*\b(Combobox|LookupField|SearchCombobox|CityFilter)\b[^}]*\}\s*from\s*['"]@lively\/ui['"]/;
const command = /\besbuild\b[^"\n]*--bundle\b[^"\n]*/;

/** Finds builds of esbuild that put the list of a combobox, which is needed on focus, into the first script of the page. */
export function findBundleFaults(files: readonly SourceFile[]): Finding[] {
  const [, field] = files.map(({ text }) => listField.exec(text)).find(Boolean) ?? [];
  if (!field) return [];
  return files.flatMap((file) => {
    const index = findBuildInOnePart(file);
    if (index === -1) return [];
    return {
      title: `esbuild puts everything into one script: the list of ${field} loads with the page, not on focus (17 kB).`,
      where: placeOf(file, index),
      remedy:
        "Add `splitting: true` and `format: 'esm'` (`--splitting --format=esm`), and load the script as a module.",
    };
  });
}

function findBuildInOnePart({ path, text }: SourceFile): number {
  if (/splitting/.test(text)) return -1;
  if (path === 'package.json') return text.search(command);
  return /from ['"]esbuild['"]|require\(['"]esbuild['"]\)/.test(text) ? text.search(/bundle:\s*true/) : -1;
}
