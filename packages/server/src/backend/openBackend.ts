import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { assertPortFree } from '../startup/assertPortFree.ts';
import { type Backend, type BackendOptions, createBackend } from './createBackend.ts';
import { dataPathsOf } from './data/dataFolder.ts';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../../..');
export const dataPaths = dataPathsOf(root, process.env.LIVELY_DATA_FOLDER);

interface OpenBackendOptions
  extends Pick<
    BackendOptions,
    | 'siteUrl'
    | 'databaseUrl'
    | 'replicas'
    | 'storageUrl'
    | 'signingSecret'
    | 'version'
    | 'isSeeded'
    | 'smtp'
    | 'captcha'
    | 'providers'
  > {
  port: number;
  /** @default every address of the machine */
  host?: string | undefined;
}

/**
 * Opens the embedded backend on the data folder, after checking that the port is free.
 *
 * @throws StartError, one line with what to do.
 */
export async function openBackend({ port, host, ...choices }: OpenBackendOptions): Promise<Backend> {
  await assertPortFree(port, host);
  const backend = await createBackend({ root, ...choices, dataFolder: dataPaths.folder });
  // The importer finds the backend by this file while this process locks the data.
  const server = { url: `http://localhost:${port}`, secretKey: backend.secretKey };
  await writeFile(dataPaths.serverFile, JSON.stringify(server), { mode: 0o600 });
  return backend;
}
