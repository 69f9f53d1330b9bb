import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Runs separately from the other tests: two servers share their own PostgreSQL server. Skipped if PostgreSQL is missing. */
export default defineConfig({
  test: {
    name: 'cluster',
    setupFiles: resolve(import.meta.dirname, '../../../scripts/restoreAfterFile.ts'),
    root: import.meta.dirname,
    include: ['*.cluster.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
