import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Session } from './Database.ts';

/** A new database in the memory of this process. */
export async function openPglite(): Promise<Database> {
  const pglite = await PGlite.create();
  return {
    inTransaction: (end, work) =>
      pglite.transaction(async (transaction) => {
        const result = await work(toSession(transaction));
        if (end === 'rollback') await transaction.rollback();
        return result;
      }),
    close: () => pglite.close(),
  };
}

function toSession(transaction: Transaction): Session {
  return {
    async query(statement, parameters = []) {
      const { rows, affectedRows } = await transaction.query<Record<string, unknown>>(statement, [...parameters]);
      return { rows, affected: rows.length || (affectedRows ?? 0) };
    },
    async run(script) {
      await transaction.exec(script);
    },
  };
}
