import { defineConfig } from 'vitest/config';

/** The configuration for the tools of the repository. */
export default defineConfig({
  test: { name: 'scripts', dir: import.meta.dirname, include: ['*.test.ts'], isolate: false, testTimeout: 60_000 },
});
