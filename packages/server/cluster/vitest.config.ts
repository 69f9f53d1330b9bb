import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';

/** Runs separately from the other tests: two servers share their own PostgreSQL server. Skipped if PostgreSQL is missing. */
export default defineConfig({
  test: {
    name: 'cluster',
    root: import.meta.dirname,
    include: ['*.cluster.ts'],
    ...vitestLimits,
    setupFiles: [...vitestLimits.setupFiles, resolve(import.meta.dirname, '../../../scripts/restoreAfterFile.ts')],
  },
});
