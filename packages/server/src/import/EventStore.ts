import type { CivilDate } from '@lively/engine';
import type { ImportedRow } from './ImportedRow.ts';

/** A row that the database refused, with the reason. */
export interface RefusedRow {
  readonly row: ImportedRow;
  readonly reason: string;
}

/** The columns by which an event of another source is recognised. */
export interface SimilarEvent extends Pick<ImportedRow, 'title' | 'venue' | 'date' | 'time'> {
  /** Null for the event of a user. */
  readonly source: string | null;
  readonly source_uid: string | null;
}

/** The storage of imported events. */
export interface EventStore {
  /** Reads the rows that a source has imported before, by some of its identifiers. */
  readImported(source: string, uids: readonly string[]): Promise<ReadonlyMap<string, ImportedRow>>;
  /** Reads the existing events, of any source or user, on the days and at the venues of the given rows. */
  readSimilar(rows: readonly ImportedRow[]): Promise<readonly SimilarEvent[]>;
  /** Lists the identifiers of a source's imported events, from a day on. */
  listUids(source: string, from: CivilDate): AsyncIterable<string>;
  /** Adds rows, or updates those with the same source and identifier. Returns the rows that the database refused. */
  upsert(rows: readonly ImportedRow[]): Promise<readonly RefusedRow[]>;
  /** Records the end of an import and its counts, for monitoring. */
  noteRun(source: string, facts: Readonly<Record<string, unknown>>): Promise<void>;
  close(): Promise<void>;
}
