import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../scripts/chromiumOptions.ts';
import { recordStories } from './build/accessibility/recordStories.ts';

/** What needs a browser, in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        // Every story, with its play function and axe, in both themes.
        plugins: [
          storybookTest({ configDir: new URL('../../.storybook', import.meta.url).pathname }),
          // Beside the reporters that the command names.
          {
            name: 'record-stories',
            configureVitest: ({ vitest }) => void vitest.config.reporters.push(recordStories()),
          },
        ],
        cacheDir: 'node_modules/.vite-stories',
        test: {
          name: 'stories',
          isolate: false,
          // Axe on a busy machine: what is slow is not wrong.
          testTimeout: 90_000,
          browser: inChromium(),
        },
      },
      {
        // What holds for every component: conformance, links.
        root: import.meta.dirname,
        // Named as the package names them: by `ly-`, `base.css` knows our elements.
        plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ly-${hash}` }), tailwind()],
        cacheDir: 'node_modules/.vite-components',
        // Found late, they would make Vite reload the page in the middle of a first run.
        optimizeDeps: {
          include: [
            ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server', 'axe-core'],
            ...['@storybook/react-vite', 'storybook/test'],
          ],
        },
        test: { name: 'components', include: ['src/**/*.test.tsx'], testTimeout: 60_000, browser: inChromium() },
      },
    ],
  },
});

/** Vitest names the instances it is given, so each project needs its own. */
function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumOptions }),
    instances: [{ browser: 'chromium' as const }],
  };
}
