import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The engine keeps nothing between two calls, so its tests may share their modules.
  root: import.meta.dirname,
  test: { name: 'engine', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
