import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { root } from '../e2e/place';

const dataFolder = 'supabase/.temp/faults';
const url = 'http://localhost:4177';

/** Each call of a flow meets each fault, on the production build with the embedded backend, on a database of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/faults'),
  fullyParallel: true,
  timeout: 60_000,
  // What is slow on a busy machine is not wrong: the time of the page itself is a clock that the tests advance.
  expect: { timeout: 15_000 },
  workers: 3,
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/faults.json') }]],
  use: {
    baseURL: url,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: `node packages/app/backend/testing/prepareData.ts ${dataFolder} && node packages/server/src/start.ts --port 4177`,
    cwd: root,
    env: { LIVELY_DATA_FOLDER: dataFolder, LIVELY_MAILBOX: 'on' },
    url: `${url}/explore`,
    timeout: 240_000,
    reuseExistingServer: false,
  },
});
