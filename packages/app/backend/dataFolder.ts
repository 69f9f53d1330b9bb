/** Where the data of the embedded backend lies unless `LIVELY_DATA_FOLDER` says otherwise, relative to the repository. */
export const defaultDataFolder = 'supabase/.temp/data';

/** Beside its data, a running server writes where it is and its secret key: the importer goes through it. */
export function serverFileOf(dataFolder: string): string {
  return `${dataFolder}.server.json`;
}
