import type { App } from '@supabase/lite';
import { noteRefusals } from './edge/refusals.ts';

/** A database as the package names it. */
export interface DatabasePlace {
  readonly driver: 'pglite' | 'postgres';
  /** A folder relative to the working directory, or the URL of a server. */
  readonly url: string;
}

/** The package on a database, which is not asked anything yet. */
export async function openApp({ driver, url }: DatabasePlace): Promise<App> {
  // config.toml reads them.
  Object.assign(process.env, { LIVELY_DATABASE_DRIVER: driver, LIVELY_DATABASE_URL: url });
  const { createApi } = await quietly(() => import('@supabase/lite/cli'));
  const api = await createApi({ withSupabaseClient: false });
  // Admin mode would run a request without a key as the service role.
  const app = await quietly(() => api.project.local.createApp(undefined, { admin: false }));
  noteRefusals(app.connection);
  return app;
}

/** Applies every pending migration, and grants what a hosted project does. */
export async function migrate(app: App): Promise<void> {
  const { applyPendingMigrations } = await quietly(() => import('@supabase/lite/cli'));
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
