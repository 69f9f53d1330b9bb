import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The embedded backend reads `supabase/` from the working directory, so the tests run from the root of the repository. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'app',
    // The first import of a machine on a busy processor: what is slow is not wrong.
    testTimeout: 60_000,
    root: resolve(import.meta.dirname),
    include: ['src/**/*.test.{ts,tsx}', 'import/**/*.test.ts', 'backend/**/*.test.ts'],
  },
});
