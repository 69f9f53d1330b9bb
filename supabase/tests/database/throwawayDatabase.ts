import type { TestProject } from 'vitest/node';
import { createThrowawayDatabase } from './createThrowawayDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database of this run alone; empty when the tests run on PGlite. */
    databaseUrl: string;
  }
}

/** Before the tests: a new database on the server of `DATABASE_URL`. After them: drops it. */
export default async function provideThrowawayDatabase(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const serverUrl = process.env.DATABASE_URL;
  if (!serverUrl) {
    project.provide('databaseUrl', '');
    return;
  }
  const { url, drop } = await createThrowawayDatabase(serverUrl);
  project.provide('databaseUrl', url);
  return drop;
}
