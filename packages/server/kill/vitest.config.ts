import { defineConfig } from 'vitest/config';

/** Apart from the other tests: it ends processes at any moment, for an hour with `LONG=1`. */
export default defineConfig({
  test: {
    name: 'kill',
    root: import.meta.dirname,
    include: ['*.kill.ts'],
    testTimeout: 3_600_000,
  },
});
