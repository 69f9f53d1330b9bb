import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { baseUiFolder, findBaseUi } from './baseUiFolder.ts';
import { findExport, parseNames, resolveFrom } from './findExport.ts';

const statement = /^(import|export) \{([^}]*)\} from ["']([^"']+)["'];?/gm;

/**
 * Copies modules of Base UI into the package, with all modules that they import and its licence. Their imports name the
 * module that defines each export.
 */
export async function copyBaseUi(folder: string, parts: Iterable<string>): Promise<void> {
  const root = findBaseUi();
  const target = join(folder, baseUiFolder);
  const waiting = [...parts];
  const copied = new Set<string>();
  for (let module = waiting.pop(); module; module = waiting.pop()) {
    if (copied.has(module)) continue;
    copied.add(module);
    const source = await readFile(join(root, module), 'utf8');
    const linked = linkImports(root, module, source);
    await mkdir(dirname(join(target, module)), { recursive: true });
    await writeFile(join(target, module), linked);
    waiting.push(...listImports(module, linked));
  }
  await copyFile(join(root, 'LICENSE'), join(target, 'LICENSE'));
}

function linkImports(root: string, module: string, source: string): string {
  return source.replace(statement, (_, keyword: string, names: string, from: string) =>
    parseNames(names)
      .map(({ local, exported }) => {
        const found = findExport(root, resolveFrom(module, from), local);
        return `${keyword} { ${found.name} as ${exported} } from "${specifierFor(module, found.module)}";`;
      })
      .join(' '),
  );
}

function specifierFor(importer: string, module: string): string {
  if (!module.endsWith('.mjs')) return module;
  const path = relative(dirname(importer), module);
  return path.startsWith('.') ? path : `./${path}`;
}

function listImports(module: string, source: string): string[] {
  return [...source.matchAll(/\b(?:from|import) ?["'](\.[^"']+)["']/g)].map(([, from = '']) =>
    resolveFrom(module, from),
  );
}
