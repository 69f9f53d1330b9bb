import { readFile } from 'node:fs/promises';
import { dataPathsOf } from '../backend/data/dataFolder.ts';
import { checkServer } from '../backend/postgres/checkServer.ts';
import type { EventStore } from './EventStore.ts';
import { postgresEventStore } from './postgresEventStore.ts';
import { restEventStore } from './restEventStore.ts';

/** A store with a readable description of its place. */
export interface OpenedStore {
  readonly store: EventStore;
  readonly place: string;
}

/** The environment variables that select the store. */
export interface StoreEnvironment {
  readonly SUPABASE_URL?: string | undefined;
  readonly SUPABASE_SECRET_KEY?: string | undefined;
  readonly DATABASE_URL?: string | undefined;
  readonly LIVELY_DATA_FOLDER?: string | undefined;
}

/**
 * Opens the store that the environment selects: a PostgreSQL server by `DATABASE_URL`, also that of a hosted project; a hosted
 * project by `SUPABASE_URL` and `SUPABASE_SECRET_KEY`; otherwise the Lively that runs on this machine, because only its process
 * can use its data; otherwise that data directly.
 *
 * @param root The repository.
 * @throws StartError when the PostgreSQL server cannot be used.
 * @throws Error when only one variable of a hosted project is set, or when the running Lively refuses the key.
 */
export async function openEventStore(root: string, environment: StoreEnvironment): Promise<OpenedStore> {
  if (environment.DATABASE_URL) return openServer(environment.DATABASE_URL);
  const { SUPABASE_URL: url, SUPABASE_SECRET_KEY: secretKey, LIVELY_DATA_FOLDER: dataFolder } = environment;
  if (url && secretKey) return { store: restEventStore({ url, secretKey }), place: url };
  if (url || secretKey) {
    throw new Error(
      'A hosted project needs both SUPABASE_URL and SUPABASE_SECRET_KEY, and one is missing. Set both, or none to import here.',
    );
  }
  const running = await findRunningServer(dataPathsOf(root, dataFolder).serverFile);
  if (running) return { store: restEventStore(running), place: `${running.url}, which is running` };
  return { store: await openEmbeddedStore(root, dataFolder), place: 'the database of this folder' };
}

async function openServer(url: string): Promise<OpenedStore> {
  await checkServer(url);
  const { host, pathname } = new URL(url);
  return { store: postgresEventStore(url), place: `the database ${pathname.slice(1)} of ${host}` };
}

/** Reads the URL and the secret key that the server of `pnpm dev` and `pnpm start` writes into its data folder while it runs. */
async function findRunningServer(file: string): Promise<{ url: string; secretKey: string } | null> {
  const written = await readFile(file, 'utf8').catch(() => null);
  if (!written) return null;
  const { url, secretKey } = JSON.parse(written);
  const answer = await fetch(`${url}/rest/v1/events?select=id&limit=1`, {
    headers: { apikey: secretKey },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null);
  if (!answer) return null;
  await answer.body?.cancel();
  if (answer.ok) return { url, secretKey };
  throw new Error(
    `A server at ${url} answered ${answer.status} to the key in ${file}, so the import could not go through it. Stop that server, or restart it, and import again.`,
  );
}

async function openEmbeddedStore(root: string, dataFolder: string | undefined): Promise<EventStore> {
  process.chdir(root);
  const { createBackend } = await import('../backend/createBackend.ts');
  const backend = await createBackend({ root, siteUrl: 'http://localhost:5173', dataFolder });
  return restEventStore({
    url: backend.url,
    secretKey: backend.secretKey,
    fetch: (input, init) => backend.fetch(new Request(input, init)),
    close: () => backend.close(),
  });
}
