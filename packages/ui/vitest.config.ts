import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../scripts/chromiumOptions';

/** Every story, with its play function and axe, in Chromium, in both themes. */
export default defineConfig({
  plugins: [storybookTest({ configDir: new URL('../../.storybook', import.meta.url).pathname })],
  cacheDir: 'node_modules/.vite-stories',
  test: {
    name: 'stories',
    // Axe on a busy machine: what is slow is not wrong.
    testTimeout: 90_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumOptions }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
