import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An export and the module that defines it. */
export interface FoundExport {
  /** The path from the folder of the package, or the name of another package. */
  module: string;
  name: string;
}

/** Exports of other packages that only pass on those of a smaller package. */
const smallerPackageFor: Readonly<Record<string, string>> = { getOverflowAncestors: '@floating-ui/utils/dom' };

/**
 * Finds the module that defines an export, through all modules that only pass it on: esbuild splits code by file, so a
 * module that passes on everything would keep everything together.
 *
 * @param root - The folder of the package.
 * @param module - The path of a module from that folder, or the name of another package.
 */
export function findExport(root: string, module: string, name: string): FoundExport {
  if (!module.endsWith('.mjs')) return { module: smallerPackageFor[name] ?? module, name };
  const source = readFileSync(join(root, module), 'utf8');
  for (const [, names = '', from = ''] of source.matchAll(/^export \{([^}]*)\} from ["']([^"']+)["']/gm)) {
    const passedOn = parseNames(names).find(({ exported }) => exported === name);
    if (passedOn) return findExport(root, resolveFrom(module, from), passedOn.local);
  }
  if (defines(source, name)) return { module, name };
  for (const [, from = ''] of source.matchAll(/^export \* from ["']([^"']+)["']/gm)) {
    const found = findExport(root, resolveFrom(module, from), name);
    if (found.module.endsWith('.mjs') && defines(readFileSync(join(root, found.module), 'utf8'), found.name))
      return found;
  }
  return { module, name };
}

/** Parses the names of an import or export: `ComboboxRoot as Root`. */
export function parseNames(names: string): { local: string; exported: string }[] {
  return names
    .split(',')
    .map((each) => each.trim().split(' as '))
    .filter(([local]) => local)
    .map(([local = '', exported = local]) => ({ local, exported }));
}

/** Returns the path of an imported module from the folder of the package, or the name of another package. */
export function resolveFrom(module: string, specifier: string): string {
  return specifier.startsWith('.') ? join(module, '..', specifier) : specifier;
}

function defines(source: string, name: string): boolean {
  const listed = [...source.matchAll(/^export \{([^}]*)\};?$/gm)].flatMap(([, names = '']) => parseNames(names));
  return (
    new RegExp(`^export (?:async )?(?:const|let|var|function\\*?|class) ${name}\\b`, 'm').test(source) ||
    listed.some(({ exported }) => exported === name)
  );
}
