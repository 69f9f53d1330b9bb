import { defineConfig } from 'vitest/config';

/** Runs separately from the other tests: it uses the whole machine, for minutes with `LONG=1`. */
export default defineConfig({
  test: {
    name: 'flood',
    root: import.meta.dirname,
    include: ['*.flood.ts'],
    testTimeout: 900_000,
    maxWorkers: 1,
  },
});
