import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The storms take seconds, and more on a machine that is busy.
  test: { name: 'machines', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
