import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hangLimits } from '../../../scripts/hangLimits';
import { root } from '../helpers/place';
import { listBrowsers } from './listBrowsers';

const origin = 'http://localhost:4187';
const dataFolder = 'supabase/.temp/heard';

/** Follows journeys by the words of a screen reader, on the production build. `testHeard.ts` looks for the tools first. */
export default defineConfig({
  outputDir: resolve(root, 'test-results/heard/failures'),
  // Each test has a screen, a browser and a screen reader of its own, which two processors are busy with.
  workers: 1,
  timeout: hangLimits.test,
  expect: { timeout: hangLimits.wait },
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/heard.json') }]],
  use: {
    baseURL: origin,
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: hangLimits.wait,
    launchOptions: {
      executablePath: listBrowsers()[0] ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--force-renderer-accessibility'],
    },
  },
  webServer: {
    command: `node --liftoff-only packages/server/testing/prepareData.ts ${dataFolder} && exec node --liftoff-only packages/server/src/start.ts --port ${new URL(origin).port}`,
    cwd: root,
    env: { LIVELY_DATA_FOLDER: dataFolder, LIVELY_MAILBOX: 'on' },
    url: `${origin}/explore`,
    timeout: hangLimits.wait,
    reuseExistingServer: false,
  },
});
