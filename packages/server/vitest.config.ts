import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The site and what starts it. Its tests share modules, and leave each other neither a clock nor a mock. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    isolate: false,
    setupFiles: resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts'),
    include: ['src/**/*.test.ts'],
    exclude: ['src/{backend,import}/**'],
    // A server that starts on a busy machine: what is slow is not wrong.
    testTimeout: 60_000,
  },
});
