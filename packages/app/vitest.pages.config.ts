import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

/** What the app renders, in jsdom. Each file has a document and modules of its own: the app keeps a query client, a session, texts. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'pages',
    // The first import of a machine on a busy processor: what is slow is not wrong.
    testTimeout: 60_000,
    root: resolve(import.meta.dirname),
    include: ['src/**/*.test.tsx'],
  },
});
