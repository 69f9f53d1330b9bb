import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { dataFolder, root } from './place';

/** The journeys run on the production build with the embedded backend, on a database of their own. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/journeys'),
  fullyParallel: true,
  // A whole journey on a busy machine: what is slow is not wrong.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // One of them waits for the server, or for a page, while the others work.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/journeys.json') }]],
  use: {
    baseURL: 'http://localhost:4173',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // What moves is drawn by the processor here, sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey takes two thirds as long again. Where one is wanted: `--trace on`.
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    // It asks for pages where no test sees it; offline.spec.ts lets it in.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: `node packages/app/backend/testing/prepareData.ts ${dataFolder} && node packages/server/src/start.ts`,
    cwd: root,
    env: { LIVELY_DATA_FOLDER: dataFolder, LIVELY_MAILBOX: 'on' },
    url: 'http://localhost:4173/explore',
    timeout: 240_000,
    reuseExistingServer: false,
  },
});
