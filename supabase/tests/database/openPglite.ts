import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Session } from './Database.ts';

/** A new database in the memory of this process. */
export async function openPglite(): Promise<Database> {
  return toDatabase(await PGlite.create());
}

/** A database of PGlite as the tests and the scripts see it. */
export function toDatabase(pglite: PGlite): Database {
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
