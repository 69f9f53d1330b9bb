import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** Apart from the other tests: two servers that share a PostgreSQL of its own. Skipped where there is none. */
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
