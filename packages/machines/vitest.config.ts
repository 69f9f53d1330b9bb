import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Each test starts actors of its own, so they may share their modules. The race tests take seconds, and more on a machine
  // that is busy.
  test: { name: 'machines', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
