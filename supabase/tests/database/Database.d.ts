type Row = Record<string, unknown>;
export interface Answer {
  readonly rows: readonly Row[];
  /** The number of rows that a select returned or another statement wrote. */
  readonly affected: number;
}
/** One transaction of a database. */
export interface Session {
  /** Runs one statement. Its errors carry the SQLSTATE as `code`. */
  query(statement: string, parameters?: readonly unknown[]): Promise<Answer>;
  /** Runs a whole script. */
  run(script: string): Promise<void>;
}
/** The interface that the tests need, so that they run on both PGlite and PostgreSQL. */
export interface Database {
  /** Runs the work in a separate transaction. Transactions run in parallel on PostgreSQL, in sequence on PGlite. */
  inTransaction<T>(end: 'commit' | 'rollback', work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
