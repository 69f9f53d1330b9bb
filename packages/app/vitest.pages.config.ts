import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What the app renders, and what reads a document, in jsdom: one document and one copy of the modules for all files of a process. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'pages',
    environment: 'jsdom',
    isolate: false,
    setupFiles: resolve(import.meta.dirname, 'src/test/setup.ts'),
    // The first import of a machine on a busy processor: what is slow is not wrong.
    testTimeout: 60_000,
    root: resolve(import.meta.dirname),
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
  },
});
