import type { Sql } from 'postgres';
import type { BuildConnection } from '../src/backend/schemas/BuildConnection.ts';

/** Wraps a driver in the connection that `buildDatabase` needs. */
export function connectPostgres(sql: Sql): BuildConnection {
  return {
    exec: async (statement) => ({ rows: await sql.unsafe(statement) }),
    transaction: async (scripts) => {
      await sql.begin(async (transaction) => {
        for (const script of scripts) await transaction.unsafe(script);
      });
    },
  };
}
