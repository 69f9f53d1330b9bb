import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { root } from '../e2e/place';
import journeys from '../e2e/playwright.config';

/** What can be tried of the accessibility of the site (RGAA 4.1): on the production build, as the journeys. */
export default defineConfig(journeys, {
  testDir: import.meta.dirname,
  outputDir: resolve(root, 'test-results/access'),
  reporter: [['list'], ['json', { outputFile: resolve(root, 'test-results/access.json') }]],
});
