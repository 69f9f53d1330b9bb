import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { hangLimits } from '../../../scripts/hangLimits';
import { root } from '../helpers/place';
import { desktopEnvironment } from './desktopEnvironment';
import { listBrowsers } from './listBrowsers';

const origin = 'http://localhost:4187';
const dataFolder = 'supabase/.temp/heard';
const { HEARD_FOLDER = '', HEARD_DISPLAY = '' } = process.env;

/** Follows journeys by the words of a screen reader, on the production build. `testHeard.ts` starts the screen reader. */
export default defineConfig({
  outputDir: resolve(root, 'test-results/heard/failures'),
  // One screen reader follows one window.
  workers: 1,
  // Chromium stops to report a page in one of some thirty starts. The listener tells, and a new browser reports again.
  retries: 2,
  timeout: hangLimits.test,
  expect: { timeout: hangLimits.wait },
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/heard.json') }]],
  use: {
    baseURL: origin,
    timezoneId: 'Europe/Paris',
    locale: 'fr-FR',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: hangLimits.wait,
    headless: false,
    launchOptions: {
      executablePath: listBrowsers()[0] ?? '',
      env: { ...process.env, ...desktopEnvironment(HEARD_FOLDER, HEARD_DISPLAY), LANGUAGE: 'fr' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--force-renderer-accessibility',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
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
