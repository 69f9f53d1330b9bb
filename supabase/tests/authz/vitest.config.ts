import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';
import { vitestPglite } from '../../../scripts/vitestPglite.ts';

/**
 * The configuration for the rights by role over HTTP. The embedded backend reads `supabase/` from the working
 * directory, so run it from the root.
 */
export default defineConfig({
  test: {
    name: 'authz',
    dir: import.meta.dirname,
    root: resolve(import.meta.dirname, '../../..'),
    // One backend for all files.
    isolate: false,
    maxWorkers: 1,
    ...vitestLimits,
    ...vitestPglite,
  },
});
