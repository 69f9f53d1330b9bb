import { defineConfig } from 'vitest/config';

/** Tests the package as another team uses it: packed and installed with npm. */
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
