import { resolve } from 'node:path';

/** Where the data of the embedded backend lies unless `LIVELY_DATA_FOLDER` says otherwise, relative to the repository. */
export const defaultDataFolder = 'supabase/.temp/data';

/** Where the first version kept the pictures of every database, relative to the repository. */
export const oldPicturesFolder = 'supabase/.temp/storage';

/** Everything that a data folder holds, as absolute paths. Copying the folder while nothing runs is a whole backup. */
export interface DataPaths {
  readonly folder: string;
  readonly database: string;
  /** Where a database is made until it is whole. */
  readonly unfinishedDatabase: string;
  readonly pictures: string;
  readonly signingSecret: string;
  /** Where a running server writes its URL and its secret key, for the importer. */
  readonly serverFile: string;
}

/** @param named Absolute, or relative to `root`. Empty, as in a copy of .env.example, is the default. */
export function dataPathsOf(root: string, named?: string | undefined): DataPaths {
  const folder = resolve(root, named || defaultDataFolder);
  const inFolder = (name: string) => resolve(folder, name);
  return {
    folder,
    database: inFolder('postgres'),
    unfinishedDatabase: inFolder('postgres.unfinished'),
    pictures: inFolder('pictures'),
    signingSecret: inFolder('signing-secret'),
    serverFile: inFolder('server.json'),
  };
}
