import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

export interface OperatorDatabase {
  query(statement: string, parameters: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Where the embedded backend keeps its pictures; null for a hosted project, whose storage keeps its own. */
  readonly picturesFolder: string | null;
  close(): Promise<void>;
}

interface Environment {
  readonly DATABASE_URL?: string | undefined;
  readonly LIVELY_DATA_FOLDER?: string | undefined;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * The database of an operator: the server of `DATABASE_URL`, with the pictures of the data folder if one is named, else
 * the data folder of the embedded backend.
 *
 * @throws Error when there is no database, or when a running server holds it.
 */
export async function openOperatorDatabase(environment: Environment): Promise<OperatorDatabase> {
  return environment.DATABASE_URL
    ? openServer(environment.DATABASE_URL, environment.LIVELY_DATA_FOLDER)
    : openFolder(resolve(root, environment.LIVELY_DATA_FOLDER ?? 'supabase/.temp/data'));
}

async function openServer(url: string, dataFolder?: string): Promise<OperatorDatabase> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return {
    query: async (statement, parameters) => (await client.query(statement, [...parameters])).rows,
    picturesFolder: dataFolder ? resolve(root, dataFolder, 'pictures') : null,
    close: () => client.end(),
  };
}

async function openFolder(folder: string): Promise<OperatorDatabase> {
  const database = resolve(folder, 'postgres');
  if (!existsSync(database)) {
    throw new Error(`There is no database in ${folder}. Set DATABASE_URL or LIVELY_DATA_FOLDER to the one you mean.`);
  }
  if (existsSync(resolve(folder, 'server.json'))) {
    throw new Error(`A server holds the data in ${folder}. Stop it first: two at once would spoil it.`);
  }
  const pglite = await PGlite.create(database);
  return {
    query: async (statement, parameters) =>
      (await pglite.query<Record<string, unknown>>(statement, [...parameters])).rows,
    picturesFolder: resolve(folder, 'pictures'),
    close: () => pglite.close(),
  };
}
