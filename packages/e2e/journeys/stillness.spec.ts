import { expect, type Page } from '@playwright/test';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

test.use({ viewport: { width: 375, height: 812 } });

/** The maximum layout shift of a page, also between pages. */
const maxShift = 0.01;

test('a search from the landing page to explore moves nothing', async ({ page }) => {
  await page.addInitScript(watchPage);
  await page.goto('/', { waitUntil: 'networkidle' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.pressSequentially('jazz');
  await expect(page.getByRole('status').filter({ hasText: t('explore:active.understood') })).toBeVisible();
  await field.press('Enter');
  await expect(page).toHaveURL(/\/explore\?/);
  await expect(page.getByRole('button', { name: t('explore:subscribe') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => (window as unknown as Watched).shift)).toBeLessThanOrEqual(maxShift);
});

for (const [path, title] of [
  ['/event/zzz', 'Événement non trouvé'],
  ['/event/00000000-0000-4000-8000-0000000000ff', 'Événement non trouvé'],
  ['/nowhere', 'Oups ! Page introuvable'],
] as const) {
  test(`${path} shows one not-found page, whose title is never blank`, async ({ page }) => {
    await page.addInitScript(watchPage);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await readTitles(page)).toEqual([title]);
  });
}

interface Watched {
  shift: number;
  titles: string[];
}

const readTitles = (page: Page) =>
  page.evaluate(() => (window as unknown as Watched).titles.map((title) => title.replace(/\s/g, ' ')));

/** Adds up the layout shifts, and lists the titles from the first one on. Runs in the page. */
function watchPage() {
  const watched = Object.assign(window as unknown as Watched, { shift: 0, titles: [] as string[] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) watched.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const see = () => {
    const title = document.querySelector('main h1')?.textContent ?? '';
    if ((title || watched.titles.length) && title !== watched.titles.at(-1)) watched.titles.push(title);
    requestAnimationFrame(see);
  };
  see();
}
