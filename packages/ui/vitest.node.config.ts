import { defineConfig } from 'vitest/config';

/** What can be checked without a browser: contrast, posters, what the benchmark compares. */
export default defineConfig({
  test: { name: 'ui', include: ['{src,bench,build,cli}/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
