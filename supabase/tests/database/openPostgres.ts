import { type Connections, connect } from '../../../packages/server/src/backend/postgres/connect.ts';
import type { Database, Session } from './Database.ts';

/** Opens a database of a PostgreSQL server by its URL. Every transaction has a separate connection. */
export function openPostgres(url: string): Database {
  const sql = connect(url, 10);
  return {
    async inTransaction(end, work) {
      const connection = await sql.reserve();
      try {
        await connection`begin`;
        const result = await work(toSession(connection));
        await connection.unsafe(end);
        return result;
      } catch (error) {
        await connection`rollback`;
        throw error;
      } finally {
        connection.release();
      }
    },
    close: () => sql.end(),
  };
}

function toSession(connection: Connections): Session {
  return {
    async query(statement, parameters = []) {
      const rows = await connection.unsafe(statement, [...parameters] as never[]);
      return { rows: [...rows], affected: rows.count ?? 0 };
    },
    async run(script) {
      await connection.unsafe(script);
    },
  };
}
