import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';

/** The tests without components. Some read `supabase/` relative to the working directory, the root of the repository. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'app',
    isolate: false,
    setupFiles: resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts'),
    // Allows for the first import of a machine on a busy processor.
    testTimeout: 60_000,
    root: resolve(import.meta.dirname),
    include: ['{src,build,worker}/**/*.test.ts'],
    // They need a document: `vitest.pages.config.ts`.
    exclude: [...configDefaults.exclude, '**/*.dom.test.ts'],
  },
});
