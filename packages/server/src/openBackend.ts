import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Backend, BackendOptions } from '@lively/app/backend/createBackend';
import { dataPathsOf } from '@lively/app/backend/dataFolder';
import { shareBackend } from '@lively/app/backend/shareBackend';
import { assertPortFree } from './assertPortFree.ts';

/** The repository. */
export const root = resolve(import.meta.dirname, '../../..');
export const dataPaths = dataPathsOf(root, process.env.LIVELY_DATA_FOLDER);

interface OpenBackendOptions extends Pick<BackendOptions, 'siteUrl' | 'databaseUrl' | 'isSeeded' | 'smtp' | 'captcha'> {
  port: number;
  /** @default every address of the machine */
  host?: string | undefined;
}

/**
 * Opens the embedded backend on the data folder, once the port is known to be free.
 *
 * @throws StartError, one line with what to do.
 */
export async function openBackend({
  port,
  host,
  ...choices
}: OpenBackendOptions): Promise<{ backend: Backend; release: () => Promise<void> }> {
  const options = { root, ...choices, dataFolder: dataPaths.folder };
  const opened = await shareBackend(options, () => assertPortFree(port, host));
  // Where the importer finds the data while this process holds it.
  const server = { url: `http://localhost:${port}`, secretKey: opened.backend.secretKey };
  await writeFile(dataPaths.serverFile, JSON.stringify(server), { mode: 0o600 });
  return opened;
}
