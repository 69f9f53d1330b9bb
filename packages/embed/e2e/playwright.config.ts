import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { hangLimits } from '../../../scripts/hangLimits.ts';
import { partner, playground } from './ports.ts';

const folder = resolve(import.meta.dirname, '..');
const root = resolve(folder, '../..');

/** Plain pages of a partner, under the strictest policy, in Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: resolve(root, 'test-results/embed'),
  fullyParallel: true,
  timeout: hangLimits.test,
  expect: { timeout: hangLimits.wait, toPass: { timeout: hangLimits.wait } },
  workers: 3,
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/embed.json') }]],
  use: {
    baseURL: partner,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 800, height: 900 },
    // A trace of every test takes two thirds more time. Use `--trace on` to record one.
    screenshot: 'only-on-failure',
    launchOptions: chromiumOptions,
  },
  // With `exec`: if the servers were killed together with a shell, their processor time would not be counted.
  webServer: [
    { command: 'exec node e2e/servers.ts', cwd: folder, url: partner, reuseExistingServer: false },
    { command: 'exec node playground/serve.ts', cwd: folder, url: playground, reuseExistingServer: false },
  ],
});
