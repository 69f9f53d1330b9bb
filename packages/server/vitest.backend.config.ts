import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/**
 * The tests of the embedded backend and the importer, which need no page. They share modules, most of all PGlite, so they must
 * reset clocks and mocks. The backend reads `supabase/` from the working directory, the root of the repository.
 */
export default defineConfig({
  test: {
    name: 'backend',
    isolate: false,
    setupFiles: resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts'),
    // Long enough for a database to start on a busy machine: slowness is not a failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    root: resolve(import.meta.dirname),
    include: ['src/{backend,import}/**/*.test.ts'],
  },
});
