import { resolve } from 'node:path';

/** The default of `LIVELY_DATA_FOLDER`, relative to the repository. */
export const defaultDataFolder = 'supabase/.temp/data';

/** The absolute paths of a data folder's content. A copy of the folder, made while no server runs, is a complete backup. */
export interface DataPaths {
  readonly folder: string;
  readonly database: string;
  /** The place of a new database until it is complete. */
  readonly unfinishedDatabase: string;
  readonly pictures: string;
  readonly signingSecret: string;
  /** The file in which a running server publishes its URL and its secret key for the importer. */
  readonly serverFile: string;
}

/** @param named Absolute, or relative to `root`. An empty text, as in a copy of .env.example, means the default. */
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
