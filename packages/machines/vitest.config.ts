import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Each test starts separate actors, so the tests may share their modules. The race tests take seconds, and more on a
  // busy machine.
  test: { name: 'machines', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
