import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { vitestLimits } from '../../../scripts/vitestLimits.ts';

const root = resolve(import.meta.dirname, '..');

/** All stories are 2,000 pictures. They are compared with earlier ones of the same machine, and not stored in git. */
const isWhole = process.env.PICTURES === 'all';
const baselines = resolve(import.meta.dirname, isWhole ? 'unstored' : 'baselines');

/** Compares the library with stored pictures, in Chromium. */
export default defineConfig({
  root,
  plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ly-${hash}` })],
  cacheDir: 'node_modules/.vite-pictures',
  define: { 'import.meta.env.WHOLE': JSON.stringify(isWhole) },
  // Without this list, Vite would find them late and reload the page during a first run.
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
    ...vitestLimits,
    attachmentsDir: resolve(root, '../../test-results/pictures'),
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          ...chromiumOptions,
          // Draws the same letters on every machine: no hinting, no coloured edges.
          args: [...chromiumOptions.args, '--font-render-hinting=none', '--disable-lcd-text'],
        },
        // Date and time fields use the format of the browser's language.
        contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris' },
      }),
      instances: [{ browser: 'chromium' }],
      expect: {
        toMatchScreenshot: {
          // Each pixel may differ by an invisible amount.
          comparatorOptions: { threshold: 0.05, allowedMismatchedPixels: 0 },
          resolveScreenshotPath: ({ arg, ext }) => resolve(baselines, `${arg}${ext}`),
        },
      },
    },
  },
});
