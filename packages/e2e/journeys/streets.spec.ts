import { expect, type Locator, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions';
import { origins } from '../helpers/place';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

/** The colour of the roads of `openTiles`. */
const road = [0xc0, 0x5a, 0x2b];
const path = '/explore?areas=75&view=map';

test.use({
  baseURL: origins.faults,
  launchOptions: {
    executablePath: chromiumOptions.executablePath,
    // WebGL by the processor.
    args: [
      ...chromiumOptions.args.filter((option) => option !== '--disable-gpu'),
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
    ],
  },
});

test('the map of a place shows streets, and everything comes from the site: by pointer, wheel and keyboard', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const hosts = new Set<string>();
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    if (/^https?:$/.test(protocol)) hosts.add(host);
  });
  await page.goto(path);
  const map = page.getByRole('region', { name: t('map:points', { place: 'Paris' }) });
  await expect(map.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible();
  await expect(page.getByText(t('map:credit'))).toBeHidden();
  const canvas = map.locator('canvas');
  await expect.poll(() => countPixels(page, canvas, road)).toBeGreaterThan(1_000);

  const marks = map.locator('button[aria-pressed]');
  const before = await listPlaces(marks);
  // The first jump is the last: pages of this browser want no motion.
  await map.getByRole('button', { name: t('map:closer'), exact: true }).click();
  await expect.poll(() => listPlaces(marks)).not.toEqual(before);
  const after = await listPlaces(marks);
  await drawFrames(page, 20);
  expect(await listPlaces(marks)).toEqual(after);

  await map.getByRole('button', { name: t('map:whole') }).click();
  await expect.poll(() => listPlaces(marks)).toEqual(before);
  // Without the key, the page scrolls.
  await canvas.hover({ position: { x: 9, y: 9 } });
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await listPlaces(marks)).toEqual(before);

  const group = map.getByRole('button', { name: /^\d+ événements$/ }).first();
  await tabTo(page, group);
  await page.keyboard.press('Enter');
  await expect.poll(() => listPlaces(marks)).not.toEqual(before);
  await map.getByRole('button', { name: t('map:whole') }).click();
  const single = map.getByRole('button', { pressed: false }).and(map.locator('[data-category]')).first();
  await tabTo(page, single);
  await page.keyboard.press('Enter');
  await map.getByRole('list').getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/event\//);
  expect([...hosts]).toEqual([new URL(origins.faults).host]);
  expect(faults).toEqual([]);
});

test('a browser without WebGL shows the outlines, and does not load the code of the streets', async ({ page }) => {
  const faults = watchFaults(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  const answered = page.waitForResponse(`${origins.faults}/streets/map.json`);
  await page.goto(path);
  await (await answered).finished();
  await expect(page.getByText(t('map:credit'))).toBeVisible();
  expect(asked.filter((name) => /maplibre|StreetMap|tiles/i.test(name))).toEqual([]);
  expect(faults).toEqual([]);
});

test('a style that fails leaves the outlines', async ({ page }) => {
  await page.route('**/streets/map.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(path);
  await expect(page.getByText(t('map:credit'))).toBeVisible();
});

test('a host without streets sends nothing of them', async ({ page }) => {
  const faults = watchFaults(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${origins.site}/explore?areas=75`);
  await expect(page.getByRole('list', { name: t('explore:list') })).toBeVisible();
  expect(asked.filter((name) => name.startsWith('/streets'))).toEqual([]);
  const answered = page.waitForResponse(`${origins.site}/streets/map.json`);
  await page.goto(origins.site + path);
  expect((await answered).status()).toBe(204);
  await expect(page.getByText(t('map:credit'))).toBeVisible();
  expect(asked.filter((name) => /maplibre|StreetMap|tiles/i.test(name))).toEqual([]);
  expect(faults).toEqual([]);
});

/** Returns the places of the marks. */
function listPlaces(marks: Locator): Promise<string[]> {
  return marks.evaluateAll((buttons) => buttons.map(({ parentElement }) => parentElement?.getAttribute('style') ?? ''));
}

function drawFrames(page: Page, count: number): Promise<void> {
  return page.evaluate(async (count) => {
    for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
  }, count);
}

/** Counts the pixels of a colour in what is drawn. */
async function countPixels(page: Page, drawn: Locator, color: readonly number[]): Promise<number> {
  const picture = (await drawn.screenshot()).toString('base64');
  return page.evaluate(
    async ({ picture, color }) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const pixels = context?.getImageData(0, 0, image.width, image.height).data ?? [];
      let count = 0;
      for (let at = 0; at < pixels.length; at += 4)
        if (color.every((value, channel) => Math.abs(value - (pixels[at + channel] ?? 0)) < 8)) count++;
      return count;
    },
    { picture, color },
  );
}
