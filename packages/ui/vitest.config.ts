import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../scripts/chromiumOptions';

/** Every story, with its play function and axe, in Chromium, in both themes. */
export default defineConfig({
  test: { projects: [stories('light'), stories('dark')] },
});

function stories(theme: 'light' | 'dark') {
  return {
    plugins: [
      storybookTest({
        configDir: new URL('../../.storybook', import.meta.url).pathname,
        initialGlobals: { theme },
      }),
    ],
    cacheDir: `node_modules/.vite-stories-${theme}`,
    test: {
      name: `stories (${theme})`,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: chromiumOptions,
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  };
}
