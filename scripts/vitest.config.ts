import { defineConfig } from 'vitest/config';

/** The tools of the repository itself. */
export default defineConfig({
  test: { name: 'scripts', dir: import.meta.dirname, include: ['*.test.ts'], isolate: false, testTimeout: 60_000 },
});
