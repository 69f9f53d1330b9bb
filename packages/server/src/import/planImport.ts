import { isDeepStrictEqual } from 'node:util';
import type { ImportedRow } from './ImportedRow.ts';

/** The changes that an import must write. */
export interface ImportPlan {
  readonly added: readonly ImportedRow[];
  readonly changed: readonly ImportedRow[];
  readonly unchanged: number;
}

/** Compares the rows of a source with its earlier rows, so that only differences are written. */
export function planImport(rows: readonly ImportedRow[], imported: ReadonlyMap<string, ImportedRow>): ImportPlan {
  const added = rows.filter(({ source_uid }) => !imported.has(source_uid));
  const known = rows.filter(({ source_uid }) => imported.has(source_uid));
  const changed = known.filter((row) => !isDeepStrictEqual(row, imported.get(row.source_uid)));
  return { added, changed, unchanged: known.length - changed.length };
}
