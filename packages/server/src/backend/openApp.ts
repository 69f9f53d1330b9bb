import type { Duplex } from 'node:stream';
import type { App } from '@supabase/lite';
import type { Options, Sql } from 'postgres';
import { adoptBaseline } from './adoptBaseline.ts';
import { createFactorTables } from './auth/factors/createFactorTables.ts';
import { noteRefusals } from './edge/refusals.ts';
import { driverTypes } from './postgres/readAnswer.ts';

export interface ConnectionOptions extends Omit<Options<Record<string, never>>, 'types'> {
  /** The driver has it, and its types do not: what it talks to instead of a socket that it opens. */
  readonly socket?: () => Duplex;
  /** The same: called for each notification that `listen` asked for. */
  readonly onnotify?: (channel: string, payload: string) => void;
}

interface Place {
  readonly url: string;
  /** Signs tokens. */
  readonly signingSecret: string;
}

/** The package on a database, which is not asked anything yet. `options` are those of the driver. */
export async function openApp({ url, signingSecret }: Place, options: ConnectionOptions): Promise<App> {
  // config.toml reads them. The package connects at the first statement, which its own connection never gets.
  Object.assign(process.env, {
    LIVELY_DATABASE_DRIVER: 'postgres',
    LIVELY_DATABASE_URL: url,
    LIVELY_JWT_SECRET: signingSecret,
  });
  const { createApi } = await quietly(() => import('@supabase/lite/cli'));
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const api = await createApi({ withSupabaseClient: false });
  const { local } = api.project;
  const config = await quietly(() => local.getConfig());
  const connection = createPostgresConnection({ url, postgresOptions: { ...options, types: driverTypes } });
  local.getConfig = async () => ({ ...config, connection });
  // Admin mode would run a request without a key as the service role.
  const app = await quietly(() => local.createApp(undefined, { admin: false }));
  noteRefusals(app.connection);
  return app;
}

/** Opens connections that read values as those of an app do. */
export type OpenDriver = (url: string, options: ConnectionOptions) => Sql;

export async function loadOpenDriver(): Promise<OpenDriver> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  return (url, options) =>
    createPostgresConnection({ url, postgresOptions: { ...options, types: driverTypes } }).driver as Sql;
}

/** The connections of an app that `openApp` has made. */
export function driverOf({ connection }: App): Sql {
  if (!('driver' in connection)) throw new Error('The connection of the backend is not one of PostgreSQL.');
  return connection.driver as Sql;
}

/**
 * Applies every pending migration, and grants what a hosted project does.
 *
 * @throws Error with the reason that the database gives. Nothing of the migration that failed is kept.
 */
export async function migrate(app: App): Promise<void> {
  const { applyPendingMigrations } = await quietly(() => import('@supabase/lite/cli'));
  // Migrations refer to all tables of the authentication.
  await app.ensureSystemSchema();
  await createFactorTables(app);
  await adoptBaseline(app.connection, process.cwd());
  await applyPendingMigrations(app);
  // At its first request the package would grant every table to everybody; a hosted project grants only what the
  // migrations do. Saying that this was done keeps it from happening, and the rest of what it does is done here.
  Object.assign(app.connection, { rlsState: 'active' });
  await app.connection.exec(`
    grant usage on schema auth, storage to anon, authenticated, service_role;
    grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
  `);
}

/** The package announces its files on the console at each start; Lively prints its own URLs. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { log, warn } = console;
  Object.assign(console, { log: () => {}, warn: () => {} });
  try {
    return await start();
  } finally {
    Object.assign(console, { log, warn });
  }
}
