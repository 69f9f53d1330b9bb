import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { vitestLimits } from '../../scripts/vitestLimits.ts';
import { siteDefines } from './build/siteDefines.ts';

/** The tests that render the app or need a document, in jsdom. All files of a process share a document and the modules. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  define: siteDefines,
  test: {
    name: 'pages',
    environment: 'jsdom',
    isolate: false,
    ...vitestLimits,
    setupFiles: [...vitestLimits.setupFiles, resolve(import.meta.dirname, 'src/test/setup.ts')],
    root: resolve(import.meta.dirname),
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
  },
});
