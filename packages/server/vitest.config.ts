import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  // A server that starts on a busy machine: what is slow is not wrong.
  test: { name: 'server', include: ['src/**/*.test.ts'], exclude: ['src/{backend,import}/**'], testTimeout: 60_000 },
});
