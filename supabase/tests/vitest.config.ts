import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'database',
    dir: import.meta.dirname,
    // Over HTTP, on the embedded backend: a run of its own.
    exclude: ['authz/**'],
    globalSetup: [resolve(import.meta.dirname, './database/throwawayDatabase.ts')],
    // One process and one PGlite for all files: every test undoes its own work.
    isolate: false,
    maxWorkers: 1,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
