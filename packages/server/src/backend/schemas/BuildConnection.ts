/** The part of the package's connection that building a database needs. */
export interface BuildConnection {
  exec(sql: string): Promise<{ readonly rows: readonly unknown[] } | undefined>;
  /** Sends one text after the other, in one transaction. */
  transaction(scripts: string[], options: { intent: 'migration' }): Promise<void>;
}
