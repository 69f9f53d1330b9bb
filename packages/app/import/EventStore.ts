import type { ImportedRow } from './ImportedRow.ts';

/** A row that the database refused, and why. */
export interface RefusedRow {
  readonly row: ImportedRow;
  readonly reason: string;
}

/** Where imported events are kept. */
export interface EventStore {
  /** What a source has brought already, by its own identifiers. */
  readImported(source: string): Promise<ReadonlyMap<string, ImportedRow>>;
  /** Adds rows, or changes those of the same source and identifier. What the database refuses comes back. */
  upsert(rows: readonly ImportedRow[]): Promise<readonly RefusedRow[]>;
  close(): Promise<void>;
}
