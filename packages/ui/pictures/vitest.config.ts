import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';

const root = resolve(import.meta.dirname, '..');

/** Every story is 2,000 pictures: those are compared with what this machine drew before, and not stored. */
const isWhole = process.env.PICTURES === 'all';
const baselines = resolve(import.meta.dirname, isWhole ? 'unstored' : 'baselines');

/** How the library looks, against stored pictures, in Chromium. */
export default defineConfig({
  root,
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ly-${hash}` })],
  cacheDir: 'node_modules/.vite-pictures',
  define: { 'import.meta.env.WHOLE': JSON.stringify(isWhole) },
  // Found late, they would make Vite reload the page in the middle of a first run.
  optimizeDeps: {
    include: [
      'react',
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      '@storybook/react-vite',
      'storybook/test',
    ],
  },
  test: {
    name: 'pictures',
    include: ['pictures/*.test.tsx'],
    testTimeout: 60_000,
    attachmentsDir: resolve(root, '../../test-results/pictures'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...chromiumOptions,
          // The same letters on every machine: no hinting, no colours at their edges.
          args: [...chromiumOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
        },
        // Fields of dates and times write them as the browser's language does.
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          // A pixel may differ by an invisible amount, and no pixel by more.
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => resolve(baselines, `${arg}${ext}`),
        },
      },
    },
  },
});
