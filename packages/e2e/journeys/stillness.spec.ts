import { expect, type Page } from '@playwright/test';
import { fillStorage } from '../helpers/fillStorage';
import { signInDemo } from '../helpers/signInDemo';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { measureShift, watchShifts } from '../helpers/watchShifts';

test.use({ viewport: { width: 375, height: 812 } });

/** The maximum layout shift of a page, also between pages. */
const maxShift = 0.01;

test('a search from the landing page to explore moves nothing', async ({ page }) => {
  await watchShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('jazz');
  await expect(page.getByRole('status').filter({ hasText: t('explore:active.understood') })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/explore\?/);
  await expect(page.getByRole('button', { name: t('explore:subscribe') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await measureShift(page)).toBeLessThanOrEqual(maxShift);
});

test('pages move nothing while they load', async ({ page, baseURL }) => {
  await watchShifts(page);
  await expectStill(page, ['/', '/explore', '/tastes', '/auth', '/faq']);
  // On a wide page, fonts that arrive late move its many labels by 0.0101.
  await expectStill(page, ['/explore?view=map'], [375]);
  await fillStorage(page, await signInDemo(String(baseURL)));
  await expectStill(page, ['/', '/events', '/my-events', '/profile', '/create-event']);
});

for (const [path, title] of [
  ['/event/zzz', 'Événement non trouvé'],
  ['/event/00000000-0000-4000-8000-0000000000ff', 'Événement non trouvé'],
  ['/nowhere', 'Oups ! Page introuvable'],
] as const) {
  test(`${path} shows one not-found page, whose title is never blank`, async ({ page }) => {
    await page.addInitScript(watchTitles);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await readTitles(page)).toEqual([title]);
  });
}

async function expectStill(page: Page, paths: readonly string[], widths = [375, 1280]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 812 });
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect.soft(await measureShift(page), `${path} at ${width} px`).toBeLessThanOrEqual(maxShift);
    }
  }
}

const readTitles = (page: Page) =>
  page.evaluate((): string[] => Reflect.get(window, 'titles').map((title: string) => title.replace(/\s/g, ' ')));

/** Lists the titles of a page from the first one on. Runs in the page. */
function watchTitles() {
  const titles: string[] = [];
  Reflect.set(window, 'titles', titles);
  const see = () => {
    const title = document.querySelector('main h1')?.textContent ?? '';
    if ((title || titles.length) && title !== titles.at(-1)) titles.push(title);
    requestAnimationFrame(see);
  };
  see();
}
