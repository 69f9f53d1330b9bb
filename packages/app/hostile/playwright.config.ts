import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { dataFolder, origin, root } from './Seed';

/** Hostile rows in the database, the production build over it, everything narrow. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/hostile'),
  fullyParallel: true,
  // What is slow on a busy machine is not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 3,
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/hostile.json') }]],
  use: {
    baseURL: origin,
    viewport: { width: 320, height: 640 },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions,
  },
  projects: [
    { name: 'seed', testMatch: 'seed.setup.ts' },
    { name: 'pages', dependencies: ['seed'] },
  ],
  webServer: {
    // The backend writes a line for every refusal, of which there are hundreds.
    command: `node packages/app/backend/testing/prepareData.ts ${dataFolder} && node packages/server/src/start.ts --port 4178 2> test-results/hostile.log`,
    cwd: root,
    env: { LIVELY_DATA_FOLDER: dataFolder, LIVELY_MAILBOX: 'on' },
    url: `${origin}/explore`,
    timeout: 240_000,
    reuseExistingServer: false,
  },
});
