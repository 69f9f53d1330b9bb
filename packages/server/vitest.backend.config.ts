import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';
import { vitestPglite } from '../../scripts/vitestPglite.ts';

/**
 * The tests of the embedded backend and the importer, which need no page. They share modules, most of all PGlite, so they must
 * reset clocks and mocks. The backend reads `supabase/` from the working directory, the root of the repository.
 */
export default defineConfig({
  test: {
    name: 'backend',
    isolate: false,
    ...vitestLimits,
    ...vitestPglite,
    setupFiles: [...vitestLimits.setupFiles, resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts')],
    root: resolve(import.meta.dirname),
    include: ['src/{backend,import}/**/*.test.ts'],
  },
});
