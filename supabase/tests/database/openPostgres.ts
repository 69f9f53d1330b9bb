import { Pool, type PoolClient } from 'pg';
import type { Database, Session } from './Database.ts';

/** Opens a database of a PostgreSQL server by its URL. Every transaction has a separate connection. */
export function openPostgres(url: string): Database {
  const pool = new Pool({ connectionString: url });
  return {
    async inTransaction(end, work) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const result = await work(toSession(client));
        await client.query(end);
        return result;
      } catch (error) {
        await client.query('rollback');
        throw error;
      } finally {
        client.release();
      }
    },
    close: () => pool.end(),
  };
}

function toSession(client: PoolClient): Session {
  return {
    async query(statement, parameters = []) {
      const { rows, rowCount } = await client.query(statement, [...parameters]);
      return { rows, affected: rowCount ?? 0 };
    },
    async run(script) {
      await client.query(script);
    },
  };
}
