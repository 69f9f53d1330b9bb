import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { chromiumOptions } from '../../scripts/chromiumOptions.ts';
import { vitestLimits } from '../../scripts/vitestLimits.ts';
import { recordMeasurements } from './build/accessibility/recordMeasurements.ts';

const recorder = recordMeasurements();

/** The tests that need a browser, in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        // Runs every story with its play function and axe, in both themes.
        plugins: [storybookTest({ configDir: new URL('../../.storybook', import.meta.url).pathname }), addRecorder()],
        cacheDir: 'node_modules/.vite-stories',
        test: {
          name: 'stories',
          isolate: false,
          ...vitestLimits,
          browser: inChromium(),
        },
      },
      {
        // The tests of all components: conformance, links.
        root: import.meta.dirname,
        // Uses the class names of the package: `base.css` selects our elements by `ly-`.
        plugins: [vanillaExtractPlugin({ identifiers: ({ hash }) => `ly-${hash}` }), tailwind(), addRecorder()],
        cacheDir: 'node_modules/.vite-components',
        // Without this list, Vite would find them late and reload the page during a first run.
        optimizeDeps: {
          include: [
            ...['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server', 'axe-core'],
            ...['@storybook/react-vite', 'storybook/test'],
          ],
        },
        test: { name: 'components', include: ['src/**/*.test.tsx'], ...vitestLimits, browser: inChromium() },
      },
    ],
  },
});

/** Adds the recorder to the reporters of the command. Each project needs it, because a run may have only one of them. */
function addRecorder(): Plugin {
  return {
    name: 'recorder',
    configureVitest: ({ vitest }) => {
      if (!vitest.config.reporters.includes(recorder)) vitest.config.reporters.push(recorder);
    },
  };
}

/** Creates one instance per project, because Vitest sets its name. */
function inChromium() {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions: chromiumOptions }),
    instances: [{ browser: 'chromium' as const }],
  };
}
