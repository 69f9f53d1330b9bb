import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { configDefaults, defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';
import { siteDefines } from './build/siteDefines.ts';

/** The tests without components. Some read `supabase/` relative to the working directory, the root of the repository. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  define: siteDefines,
  test: {
    name: 'app',
    isolate: false,
    ...vitestLimits,
    setupFiles: [...vitestLimits.setupFiles, resolve(import.meta.dirname, '../../scripts/restoreAfterFile.ts')],
    root: resolve(import.meta.dirname),
    include: ['{src,build,worker}/**/*.test.ts'],
    // They need a document: `vitest.pages.config.ts`.
    exclude: [...configDefaults.exclude, '**/*.dom.test.ts'],
  },
});
