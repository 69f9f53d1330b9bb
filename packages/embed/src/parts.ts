import { memoize } from '@lively/engine';
import { importPart, type PartName, type Parts } from './importPart.ts';

/** The loaded parts. A part that could not be loaded is undefined. */
const loaded = new Map<PartName, Parts[PartName] | undefined>();

/** Returns a part; undefined before it is loaded, and if it could not be loaded. */
export function findPart<Name extends PartName>(name: Name): Parts[Name] | undefined {
  return loaded.get(name) as Parts[Name] | undefined;
}

/**
 * Loads parts, each once on a page. Never rejects, because a list without a part is better than no list. Null if there is nothing
 * to wait for.
 */
export function loadParts(...names: readonly PartName[]): Promise<unknown> | null {
  const missing = names.filter((name) => !loaded.has(name));
  return missing.length ? Promise.all(missing.map(loadOnce)) : null;
}

const loadOnce = memoize((name: PartName) =>
  importPart(name)
    .catch(() => undefined)
    .then((part) => loaded.set(name, part)),
);
