import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The embedded backend and the importer, which need no page: their tests share modules, PGlite above all, and leave each
 * other neither a clock nor a mock. The backend reads `supabase/` from the working directory, the root of the repository.
 */
export default defineConfig({
  test: {
    name: 'backend',
    isolate: false,
    setupFiles: resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts'),
    // A database that starts on a busy machine: what is slow is not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    root: resolve(import.meta.dirname),
    include: ['src/{backend,import}/**/*.test.ts'],
  },
});
