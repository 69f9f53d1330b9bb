type Row = Record<string, unknown>;

export interface Answer {
  readonly rows: readonly Row[];
  /** Rows returned by a select, written by any other statement. */
  readonly affected: number;
}

/** One transaction of a database. */
export interface Session {
  /** Runs one statement. Its errors carry the SQLSTATE as `code`. */
  query(statement: string, parameters?: readonly unknown[]): Promise<Answer>;
  /** Runs a whole script. */
  run(script: string): Promise<void>;
}

/** The little that the tests ask of a database, so that they run on PGlite and on PostgreSQL alike. */
export interface Database {
  /** Runs the work in a transaction of its own. Transactions of PostgreSQL run at the same time, those of PGlite in turn. */
  inTransaction<T>(end: 'commit' | 'rollback', work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
