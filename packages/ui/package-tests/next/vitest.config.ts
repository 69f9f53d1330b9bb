import { defineConfig } from 'vitest/config';

/** A Next project that installs the package: minutes, and 400 MB from the registry, so only when asked for. */
export default defineConfig({
  test: {
    name: 'next',
    root: import.meta.dirname,
    include: ['*.test.ts'],
    globalSetup: '../packOnce.ts',
    testTimeout: 60_000,
    hookTimeout: 400_000,
  },
});
