import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { BuildConnection } from '../../../packages/server/src/backend/schemas/BuildConnection.ts';
import { buildDatabase } from '../../../packages/server/src/backend/schemas/buildDatabase.ts';
import type { Database } from './Database.ts';

const platformFile = resolve(import.meta.dirname, '../platform.sql');
const repository = resolve(import.meta.dirname, '../../..');

/** Builds an empty database as a server does, on a bare platform. */
export async function migrate(database: Database, root = repository): Promise<void> {
  await preparePlatform(database);
  await buildDatabase(toConnection(database), root);
}

/** Creates what a Supabase project has before its first migration. */
export async function preparePlatform(database: Database): Promise<void> {
  const platform = await readFile(platformFile, 'utf8');
  await database.inTransaction('commit', (session) => session.run(platform));
}

/** Wraps a database in the connection that a build needs. */
export function toConnection(database: Database): BuildConnection {
  return {
    exec: (sql) =>
      database.inTransaction('commit', async (session) => {
        // A script has no parameters, and no rows.
        if (sql.trim().startsWith('select')) return session.query(sql);
        await session.run(sql);
        return undefined;
      }),
    transaction: (scripts) =>
      database.inTransaction('commit', async (session) => {
        for (const script of scripts) await session.run(script);
      }),
  };
}
