import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type DataPaths, dataPathsOf } from '../../packages/server/src/backend/data/dataFolder.ts';
import { lockFolder } from '../../packages/server/src/backend/data/lockFolder.ts';
import { openBucket } from '../../packages/server/src/backend/data/openBucket.ts';
import { connect } from '../../packages/server/src/backend/postgres/connect.ts';
import { explainServerError } from '../../packages/server/src/backend/postgres/explainServerError.ts';
import { readServerUrl } from '../../packages/server/src/backend/postgres/readServerUrl.ts';
import { readStorageUrl } from '../../packages/server/src/settings/readStorageUrl.ts';
import type { StoredPicture } from './erasePerson.ts';

export interface OperatorDatabase {
  query(statement: string, parameters: readonly unknown[]): Promise<readonly Record<string, unknown>[]>;
  /** Removes a picture that the embedded backend stores; null for a hosted project, whose storage has its own API. */
  readonly removePicture: ((picture: StoredPicture) => Promise<void>) | null;
  close(): Promise<void>;
}

interface Environment {
  readonly DATABASE_URL?: string | undefined;
  readonly LIVELY_DATA_FOLDER?: string | undefined;
  readonly LIVELY_STORAGE?: string | undefined;
}

const root = resolve(import.meta.dirname, '../..');

/**
 * Opens the database of an operator. With `DATABASE_URL` it is that server, with the pictures of `LIVELY_STORAGE` or of
 * the data folder if one is set. Otherwise it is the data folder of the embedded backend.
 *
 * @throws Error if there is no database, if it refuses the connection, or if another process uses it.
 */
export async function openOperatorDatabase(environment: Environment): Promise<OperatorDatabase> {
  return environment.DATABASE_URL
    ? openServer(environment.DATABASE_URL, environment)
    : openFolder(dataPathsOf(root, environment.LIVELY_DATA_FOLDER));
}

async function openServer(
  url: string,
  { LIVELY_DATA_FOLDER: dataFolder, LIVELY_STORAGE: storage }: Environment,
): Promise<OperatorDatabase> {
  const server = readServerUrl(url);
  const bucket = storage ? await openBucket(readStorageUrl(storage)) : null;
  const sql = connect(url, 1);
  await sql`select`.catch((cause) => {
    throw new Error(explainServerError(cause, server), { cause });
  });
  return {
    query: async (statement, parameters) => [...(await sql.unsafe(statement, [...parameters] as never[]))],
    removePicture: bucket
      ? (picture) => bucket.remove(`${picture.bucket}/${picture.path}`)
      : dataFolder
        ? removeFrom(resolve(root, dataFolder, 'pictures'))
        : null,
    async close() {
      bucket?.close();
      await sql.end();
    },
  };
}

async function openFolder({ folder, database, pictures }: DataPaths): Promise<OperatorDatabase> {
  if (!existsSync(database)) {
    throw new Error(`There is no database in ${folder}. Set DATABASE_URL or LIVELY_DATA_FOLDER to the one you mean.`);
  }
  const release = await lockFolder(folder);
  const pglite = await PGlite.create(database).catch(async (cause: Error) => {
    await release();
    throw cause;
  });
  return {
    query: async (statement, parameters) =>
      (await pglite.query<Record<string, unknown>>(statement, [...parameters])).rows,
    removePicture: removeFrom(pictures),
    async close() {
      await pglite.close();
      await release();
    },
  };
}

function removeFrom(folder: string) {
  return ({ bucket, path }: StoredPicture) => rm(resolve(folder, bucket, path), { recursive: true, force: true });
}
