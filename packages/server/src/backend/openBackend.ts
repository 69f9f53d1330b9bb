import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type Backend, type BackendOptions, createBackend } from './createBackend.ts';
import { dataPathsOf } from './data/dataFolder.ts';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../../..');

interface OpenBackendOptions
  extends Pick<
    BackendOptions,
    | 'siteUrl'
    | 'dataFolder'
    | 'databaseUrl'
    | 'replicas'
    | 'storageUrl'
    | 'signingSecret'
    | 'version'
    | 'isSeeded'
    | 'smtp'
    | 'captcha'
    | 'providers'
    | 'regulars'
  > {
  port: number;
}

/**
 * Opens the embedded backend for a server, whose port was checked before.
 *
 * @throws StartError, one line with what to do.
 */
export async function openBackend({ port, ...choices }: OpenBackendOptions): Promise<Backend> {
  const backend = await createBackend({ root, ...choices });
  // The importer finds the backend by this file while this process locks the data.
  const server = { url: `http://localhost:${port}`, secretKey: backend.secretKey };
  await writeFile(dataPathsOf(root, choices.dataFolder).serverFile, JSON.stringify(server), { mode: 0o600 });
  return backend;
}
