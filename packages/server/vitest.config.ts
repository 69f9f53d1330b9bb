import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of the site and its start. They share modules, so they must reset clocks and mocks. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    isolate: false,
    setupFiles: resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts'),
    include: ['src/**/*.test.ts'],
    exclude: ['src/{backend,import}/**'],
    // Long enough for a server to start on a busy machine: slowness is not a failure.
    testTimeout: 60_000,
  },
});
