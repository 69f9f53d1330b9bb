import { isDeepStrictEqual } from 'node:util';
import type { ImportedRow } from './ImportedRow.ts';

/** What an import has to do. */
export interface ImportPlan {
  readonly added: readonly ImportedRow[];
  readonly changed: readonly ImportedRow[];
  readonly unchanged: number;
}

/** Compares the rows of a source with what it brought before: only what differs is written. */
export function planImport(rows: readonly ImportedRow[], imported: ReadonlyMap<string, ImportedRow>): ImportPlan {
  const added = rows.filter(({ source_uid }) => !imported.has(source_uid));
  const known = rows.filter(({ source_uid }) => imported.has(source_uid));
  const changed = known.filter((row) => !isDeepStrictEqual(row, imported.get(row.source_uid)));
  return { added, changed, unchanged: known.length - changed.length };
}
