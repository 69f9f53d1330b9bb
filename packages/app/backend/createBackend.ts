import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import type { App } from '@supabase/lite';
import { defaultDataFolder, serverFileOf } from './dataFolder.ts';
import { lockFolder } from './lockFolder.ts';
import { Mailbox } from './Mailbox.ts';
import { publishableKey } from './publishableKey.ts';
import { readFilesWhole } from './readFilesWhole.ts';
import { shortenRefusals } from './shortenRefusals.ts';

export interface BackendOptions {
  /** The repository: the folder that holds `supabase/`. It must be the working directory. */
  root: string;
  /** Where the app is served: links in mails begin with it. */
  siteUrl: string;
  /** Where the data lies: absolute, or relative to `root`. */
  dataFolder?: string | undefined;
}

/** A whole Supabase in this process: PostgREST, GoTrue and Storage over a real Postgres (PGlite). */
export interface Backend {
  app: App;
  url: string;
  publishableKey: string;
  /** Opens every table. New at each start, and never handed to a browser. */
  secretKey: string;
  mailbox: Mailbox;
  fetch(request: Request): Promise<Response>;
  close(): Promise<void>;
}

/**
 * Starts the embedded backend: opens the data, applies pending migrations, seeds an empty database.
 *
 * @throws Error when `root` is not the working directory, or when a migration fails.
 */
export async function createBackend({ root, siteUrl, dataFolder }: BackendOptions): Promise<Backend> {
  assertProjectRoot(root);
  const secretKey = `sb_secret_${randomBytes(24).toString('base64url')}`;
  const folder = dataFolder ?? defaultDataFolder;
  await mkdir(resolve(root, folder), { recursive: true });
  const giveBack = await lockFolder(resolve(root, folder));

  // config.toml reads these: one file serves this backend and a hosted project.
  Object.assign(process.env, {
    DO_NOT_TRACK: '1',
    EXPERIMENTAL_STORAGE: '1',
    LIVELY_SITE_URL: siteUrl,
    LIVELY_DATABASE_URL: `./${relative(root, resolve(root, folder))}`,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    LIVELY_JWT_SECRET: await readSigningSecret(root),
  });

  const { applyPendingMigrations, createApi } = await quietly(() => import('@supabase/lite/cli'));
  const api = await createApi({ withSupabaseClient: false });
  // Admin mode would run a request without a key as the service role.
  const app = await quietly(() => api.project.local.createApp(undefined, { admin: false }));
  const mailbox = new Mailbox();
  mailbox.catchMailsOf(app.drivers.email);
  if (app._storageAdapter) readFilesWhole(app._storageAdapter);
  shortenRefusals(app.connection);
  await applyPendingMigrations(app);
  await keepOwnGrants(app);
  await seedEmptyDatabase(app, root);

  return {
    app,
    url: siteUrl,
    publishableKey,
    secretKey,
    mailbox,
    fetch: (request) => app.fetch(request),
    close: async () => {
      await app.connection.close();
      await rm(resolve(root, serverFileOf(folder)), { force: true });
      await giveBack();
    },
  };
}

/**
 * At its first request the package would grant every table to everybody; a hosted project grants only what the
 * migrations do. Saying that this was done keeps it from happening, and the rest of what it does is done here.
 */
async function keepOwnGrants(app: App): Promise<void> {
  Object.assign(app.connection, { rlsState: 'active' });
  await app.connection.exec(`
    grant usage on schema auth, storage to anon, authenticated, service_role;
    grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
  `);
}

/** The secret that signs tokens: made once per machine, so that sessions survive a restart. The package's own is public. */
async function readSigningSecret(root: string): Promise<string> {
  const path = resolve(root, 'supabase/.temp/jwt-secret');
  await mkdir(dirname(path), { recursive: true });
  // Made only if there is none yet, whoever comes first.
  await writeFile(path, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 }).catch(() => {});
  return readFile(path, 'utf8');
}

async function seedEmptyDatabase(app: App, root: string): Promise<void> {
  const { rows } = await app.connection.exec<{ rows: unknown[] }>('select 1 from public.events limit 1');
  if (rows.length) return;
  await app.connection.exec(await readFile(resolve(root, 'supabase/seed.sql'), 'utf8'));
}

function assertProjectRoot(root: string): void {
  if (resolve(root) !== process.cwd() || !existsSync(resolve(root, 'supabase/config.toml'))) {
    throw new Error(
      `The embedded backend reads supabase/config.toml from the working directory, which is ${process.cwd()}. Run the command from the root of the repository.`,
    );
  }
}

/** The backend announces its files on the console at each start; Lively prints its own address book. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { log, warn } = console;
  Object.assign(console, { log: () => {}, warn: () => {} });
  try {
    return await start();
  } finally {
    Object.assign(console, { log, warn });
  }
}
