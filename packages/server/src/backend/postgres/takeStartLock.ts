import postgres, { type Sql } from 'postgres';

/** A lock for the start of a server: one server starts at a time. */
export interface StartLock {
  /** A connection other than the one that holds the lock. */
  readonly sql: Sql;
  release(): Promise<void>;
}

/** An arbitrary number that is equal in every version. */
const startLock = 5_301_842_616;

/**
 * Waits until no other server of the database is starting. The lock belongs to a transaction, which works with a connection
 * pooler, and PostgreSQL releases it when the server is killed.
 */
export async function takeStartLock(databaseUrl: string, writeError: (line: string) => void): Promise<StartLock> {
  const sql = postgres(databaseUrl, { max: 2, onnotice: () => {} });
  const release = () => sql.end({ timeout: 1 });
  try {
    const holder = await sql.reserve();
    await holder.unsafe(
      'begin; set local idle_in_transaction_session_timeout = 0; set local statement_timeout = 0; set local lock_timeout = 0',
    );
    const [row] = await holder`select pg_try_advisory_xact_lock(${startLock}::bigint) as is_free`;
    if (!row?.is_free) {
      writeError('Another server brings the database up to date: this one waits for it.\n');
      await holder`select pg_advisory_xact_lock(${startLock}::bigint)`;
    }
    return {
      sql,
      async release() {
        await holder.unsafe('rollback').catch(() => {});
        holder.release();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}
