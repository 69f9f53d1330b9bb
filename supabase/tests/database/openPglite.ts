import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Database, Session } from './Database.ts';
import { migrate } from './migrate.ts';

/** The data folders that new databases are copied from: an empty database, and one with every migration. */
const made: { empty?: Promise<Blob>; migrated?: Promise<Blob> } = {};

/** Opens a new database in the memory of this process. */
export async function openPglite(): Promise<Database> {
  return toDatabase(await copyEmpty());
}

/** Creates an empty PGlite as a copy of the first one in this process, because a new one takes four times as long. */
export async function copyEmpty(): Promise<PGlite> {
  made.empty ??= keep(PGlite.create());
  return PGlite.create({ loadDataDir: await made.empty });
}

/**
 * Creates a PGlite with every migration, also as a copy.
 *
 * @param dataDir The folder of its data. @default the memory of this process
 */
export async function copyMigrated(dataDir?: string): Promise<PGlite> {
  made.migrated ??= keep(migrateCopy());
  return PGlite.create({ loadDataDir: await made.migrated, ...(dataDir && { dataDir }) });
}

async function migrateCopy(): Promise<PGlite> {
  const pglite = await copyEmpty();
  await migrate(toDatabase(pglite));
  return pglite;
}

async function keep(opening: Promise<PGlite>): Promise<Blob> {
  const pglite = await opening;
  const data = await pglite.dumpDataDir('none');
  await pglite.close();
  return data;
}

/** Wraps a PGlite in the interface of the tests and scripts. */
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
