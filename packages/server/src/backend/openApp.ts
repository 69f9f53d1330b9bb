import type { Duplex } from 'node:stream';
import type { App } from '@supabase/lite';
import type { Options, Sql } from 'postgres';
import { createFactorTables } from './auth/factors/createFactorTables.ts';
import { noteRefusals } from './edge/refusals.ts';
import { driverTypes } from './postgres/readAnswer.ts';
import { type BuildOptions, type Built, buildDatabase } from './schemas/buildDatabase.ts';

export interface ConnectionOptions extends Omit<Options<Record<string, never>>, 'types'> {
  /** The driver supports it, but its types do not: a stream to use instead of a new socket. */
  readonly socket?: () => Duplex;
  /** Also missing in the types: called for each notification after `listen`. */
  readonly onnotify?: (channel: string, payload: string) => void;
}

interface Place {
  readonly url: string;
  /** Signs tokens. */
  readonly signingSecret: string;
}

/** Opens the package on a database, without a query yet. `options` are those of the driver. */
export async function openApp({ url, signingSecret }: Place, options: ConnectionOptions): Promise<App> {
  // config.toml reads these variables. The package would connect at the first statement of its connection, which never gets one.
  Object.assign(process.env, {
    EMBEDDED_DATABASE_DRIVER: 'postgres',
    EMBEDDED_DATABASE_URL: url,
    EMBEDDED_JWT_SECRET: signingSecret,
  });
  const { createApi } = await quietly(() => import('@supabase/lite/cli'));
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  const api = await createApi({ withSupabaseClient: false });
  const { local } = api.project;
  const config = await quietly(() => local.getConfig());
  const connection = createPostgresConnection({ url, postgresOptions: { ...options, types: driverTypes } });
  local.getConfig = async () => ({ ...config, connection });
  // In admin mode, a request without a key would run as the service role.
  const app = await quietly(() => local.createApp(undefined, { admin: false }));
  noteRefusals(app.connection);
  return app;
}

/** Opens connections that parse values like those of an app. */
export type OpenDriver = (url: string, options: ConnectionOptions) => Sql;

export async function loadOpenDriver(): Promise<OpenDriver> {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  return (url, options) =>
    createPostgresConnection({ url, postgresOptions: { ...options, types: driverTypes } }).driver as Sql;
}

/** Returns the driver of an app that `openApp` created. */
export function driverOf({ connection }: App): Sql {
  if (!('driver' in connection)) throw new Error('The connection of the backend is not one of PostgreSQL.');
  return connection.driver as Sql;
}

/**
 * Brings the database up to date, and grants the rights that a hosted project grants.
 *
 * @throws Error with the reason of the database. What failed is rolled back completely.
 */
export async function migrate(app: App, options: BuildOptions = {}): Promise<Built> {
  // Migrations refer to all tables of the auth service.
  await app.ensureSystemSchema();
  await createFactorTables(app);
  const built = await buildDatabase(app.connection, process.cwd(), options);
  // At its first request the package would grant all rights on every table to all roles; a hosted project grants only the rights
  // in the migrations. This state prevents it, and its other effects are done here.
  Object.assign(app.connection, { rlsState: 'active' });
  await app.connection.exec(`
    grant usage on schema auth, storage to anon, authenticated, service_role;
    grant all on storage.objects, storage.buckets to anon, authenticated, service_role;
  `);
  return built;
}

/** Suppresses the console output of the package at each start; Lively prints its own URLs. */
async function quietly<T>(start: () => Promise<T>): Promise<T> {
  const { log, warn } = console;
  Object.assign(console, { log: () => {}, warn: () => {} });
  try {
    return await start();
  } finally {
    Object.assign(console, { log, warn });
  }
}
