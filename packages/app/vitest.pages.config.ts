import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** The tests that render the app or need a document, in jsdom. All files of a process share a document and the modules. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'pages',
    environment: 'jsdom',
    isolate: false,
    setupFiles: resolve(import.meta.dirname, 'src/test/setup.ts'),
    // Allows for the first import of a machine on a busy processor.
    testTimeout: 60_000,
    root: resolve(import.meta.dirname),
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
  },
});
