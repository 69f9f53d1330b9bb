import type { CivilDate } from '@lively/engine';
import type { ImportedRow } from './ImportedRow.ts';

/** A row that the database refused, and why. */
export interface RefusedRow {
  readonly row: ImportedRow;
  readonly reason: string;
}

/** Identifies an event across sources. */
export type KeyColumns = Pick<ImportedRow, 'title' | 'venue' | 'date' | 'time'>;

/** Where imported events are kept. */
export interface EventStore {
  /** What a source has brought already of some of its own identifiers. */
  readImported(source: string, uids: readonly string[]): Promise<ReadonlyMap<string, ImportedRow>>;
  /** The events there are, of any source or person, on the days and at the venues of some rows. */
  readSimilar(rows: readonly ImportedRow[]): Promise<readonly KeyColumns[]>;
  /** The identifiers of what a source has brought, from a day on. */
  listUids(source: string, from: CivilDate): AsyncIterable<string>;
  /** Adds rows, or changes those of the same source and identifier. What the database refuses comes back. */
  upsert(rows: readonly ImportedRow[]): Promise<readonly RefusedRow[]>;
  /** Notes that an import of a source is done, with what it counted, for the monitoring. */
  noteRun(source: string, facts: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}
