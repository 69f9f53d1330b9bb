import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';
import { vitestPglite } from '../../scripts/vitestPglite.ts';

/** The tests of the site and its start. They share modules, so they must reset clocks and mocks. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: ['src/{backend,import}/**'],
    ...vitestLimits,
    ...vitestPglite,
    setupFiles: [...vitestLimits.setupFiles, resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts')],
  },
});
