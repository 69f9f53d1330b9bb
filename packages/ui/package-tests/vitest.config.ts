import { defineConfig } from 'vitest/config';

/** The package as another team gets it: packed, installed with npm, used. */
export default defineConfig({
  test: {
    name: 'package',
    root: import.meta.dirname,
    include: ['*.test.ts', 'server-components/*.test.ts'],
    globalSetup: './packOnce.ts',
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
