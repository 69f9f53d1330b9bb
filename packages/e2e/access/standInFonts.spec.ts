import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { root } from '../helpers/place';
import { test } from '../helpers/test';
import { measureShift, watchShifts } from '../helpers/watchShifts';

/** Common fonts of devices, each tested alone. The page uses them until its web fonts are loaded. */
for (const device of ['liberation', 'dejavu']) {
  test(`the landing page does not move when its fonts load, on a device that has only ${device}`, async ({
    baseURL,
  }) => {
    const fonts = `/usr/share/fonts/truetype/${device}`;
    test.skip(!existsSync(fonts), `${fonts} is not on this machine`);
    const { args, executablePath } = chromiumOptions;
    const env = { ...process.env, FONTCONFIG_FILE: describeFonts(device, fonts) } as Record<string, string>;
    const browser = await chromium.launch({ args, executablePath, env });
    const page = await browser.newPage({
      baseURL: String(baseURL),
      locale: 'fr-FR',
      viewport: { width: 390, height: 844 },
    });
    try {
      expect(await measureLateFonts(page)).toBeLessThan(0.01);
    } finally {
      await browser.close();
    }
  });
}

/** Measures the layout shift of the landing page when its web fonts are loaded late. */
async function measureLateFonts(page: Page): Promise<number> {
  await page.route('**/*.woff2', async (route) => {
    await new Promise((done) => setTimeout(done, 1_500));
    await route.continue();
  });
  await watchShifts(page);
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.fonts.check('16px "Instrument Sans Variable"'))).toBe(true);
  return measureShift(page);
}

/** Writes a configuration of fontconfig with one folder of fonts. */
function describeFonts(device: string, fonts: string): string {
  const folder = resolve(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  const file = resolve(folder, `fonts-${device}.conf`);
  const cache = resolve(folder, `fonts-${device}`);
  writeFileSync(file, `<?xml version="1.0"?><fontconfig><dir>${fonts}</dir><cachedir>${cache}</cachedir></fontconfig>`);
  return file;
}
