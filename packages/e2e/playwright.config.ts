import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../../scripts/chromiumOptions';
import { hangLimits } from '../../scripts/hangLimits';
import { nightly } from './helpers/nightly';
import { dataFolder, mapStyleUrl, origins, providerUrl, root } from './helpers/place';
import * as hostile from './hostile/Seed';

/** Providers as a host configures them: one that works, and one that does not answer. */
const providers = {
  OIDC_ACME_ISSUER: providerUrl,
  OIDC_ACME_CLIENT_ID: 'lively',
  OIDC_ACME_CLIENT_SECRET: 'a long enough secret',
  OIDC_GONE_ISSUER: 'http://localhost:4181',
  OIDC_GONE_CLIENT_ID: 'lively',
  OIDC_GONE_CLIENT_SECRET: 'a long enough secret',
};

/** The settings of a host, by its origin. */
const settings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [origins.site]: providers,
  [origins.faults]: { LIVELY_MAP_STYLE: mapStyleUrl },
};

/**
 * Compiles PGlite only once, with the fast compiler. Its servers run for minutes, so a better compilation takes longer
 * than it saves.
 */
const node = 'node --liftoff-only';

const hostileRows = {
  testDir: 'hostile',
  use: { baseURL: hostile.origin, viewport: { width: 320, height: 640 } },
};

/**
 * Tests the production build with the embedded backend, in Chromium: accessibility (RGAA 4.1), journeys, calls with
 * faults, hostile rows. One run for all, so that no processor waits for the last test of a suite.
 */
export default defineConfig({
  outputDir: resolve(root, 'test-results/site'),
  fullyParallel: true,
  grepInvert: process.env.LONG ? [] : new RegExp(nightly.tag),
  timeout: hangLimits.test,
  expect: { timeout: hangLimits.wait, toPass: { timeout: hangLimits.wait } },
  // Three, because one of them usually waits for the server or for a page.
  workers: 3,
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/site.json') }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Animations are drawn by the processor here, sixty times a second.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey takes two thirds more time. Use `--trace on` to record one.
    screenshot: 'only-on-failure',
    actionTimeout: hangLimits.wait,
    // A service worker requests pages that no test observes. offline.spec.ts allows it.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  projects: [
    // Runs in parallel with other projects. At the end, it would run alone.
    { name: 'seed', testDir: 'hostile', testMatch: 'seed.setup.ts', use: { baseURL: hostile.origin } },
    { name: 'access', testDir: 'access', use: { baseURL: origins.site } },
    { name: 'journeys', testDir: 'journeys', use: { baseURL: origins.site } },
    { name: 'faults', testDir: 'faults', use: { baseURL: origins.faults } },
    { name: 'hostile', testIgnore: 'changes.spec.ts', dependencies: ['seed'], ...hostileRows },
    // These tests change events, which would move them in the lists that other tests count.
    { name: 'hostile-changes', testMatch: 'changes.spec.ts', dependencies: ['hostile'], ...hostileRows },
  ],
  // Each server has a separate database, empty at the start of each run.
  webServer: [
    {
      command: `exec node packages/server/testing/startProvider.ts ${origins.site}/auth/v1/callback ${new URL(providerUrl).port}`,
      cwd: root,
      url: `${providerUrl}/.well-known/openid-configuration`,
      reuseExistingServer: false,
    },
    {
      command: `exec node packages/server/testing/startTiles.ts ${new URL(mapStyleUrl).port}`,
      cwd: root,
      url: mapStyleUrl,
      reuseExistingServer: false,
    },
    serve(origins.site, dataFolder),
    serve(origins.faults, 'supabase/.temp/faults'),
    // The backend logs a line for every refusal, of which there are hundreds.
    serve(hostile.origin, hostile.dataFolder, `2> ${hostile.dataFolder}.log`),
  ],
});

function serve(origin: string, folder: string, output = '') {
  // Without a shell in between: Playwright would kill both at once, and the processor time of the server would be lost.
  const prepare = `${node} packages/server/testing/prepareData.ts ${folder}`;
  return {
    command: `${prepare} && exec ${node} packages/server/src/start.ts --port ${new URL(origin).port} ${output}`,
    cwd: root,
    env: { LIVELY_DATA_FOLDER: folder, LIVELY_MAILBOX: 'on', ...settings[origin] },
    url: `${origin}/explore`,
    // Not as long as a condition within a test: the first server makes the database that all of them copy.
    timeout: hangLimits.test,
    reuseExistingServer: false,
  };
}
