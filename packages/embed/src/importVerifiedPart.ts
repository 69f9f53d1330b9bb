import type { PartName, Parts } from './importPart.ts';
import { importVerified } from './importVerified.ts';

/** The hash of the index of the parts. `scripts/bundle.ts` replaces the name by the value. */
declare const indexHash: string;

/**
 * Imports a part from its file. This file knows the hash of one file, the index, and the index those of the parts: so a new part
 * makes no list heavier.
 */
export async function importPart<Name extends PartName>(name: Name): Promise<Parts[Name]> {
  const index = await importVerified<typeof import('./parts/importIndexedPart.ts')>('parts', indexHash);
  return index.importIndexedPart(name);
}
