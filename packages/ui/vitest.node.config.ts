import { defineConfig } from 'vitest/config';

/** What can be checked without a browser: contrast, posters, package. */
export default defineConfig({ test: { name: 'ui', include: ['src/**/*.test.ts'], testTimeout: 60_000 } });
