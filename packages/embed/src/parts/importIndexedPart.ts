import type { PartName, Parts } from '../importPart.ts';
import { importVerified } from '../importVerified.ts';

/** The hash of each part. `scripts/bundle.ts` replaces the name by the value. */
declare const partHashes: Readonly<Record<PartName, string>>;

/** Imports a part from its file. */
export function importIndexedPart<Name extends PartName>(name: Name): Promise<Parts[Name]> {
  return importVerified(name, partHashes[name]);
}
