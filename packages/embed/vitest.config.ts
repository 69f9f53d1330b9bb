import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'embed',
    include: ['{src,scripts,bench}/**/*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
