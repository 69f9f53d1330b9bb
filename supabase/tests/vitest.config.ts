import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';
import { vitestPglite } from '../../scripts/vitestPglite.ts';

export default defineConfig({
  test: {
    name: 'database',
    dir: import.meta.dirname,
    // Runs separately, over HTTP on the embedded backend.
    exclude: ['authz/**'],
    globalSetup: [resolve(import.meta.dirname, './database/throwawayDatabase.ts')],
    // One process and one PGlite for all files, because every test undoes its changes.
    isolate: false,
    maxWorkers: 1,
    ...vitestLimits,
    ...vitestPglite,
  },
});
