import { expect, test } from '@playwright/test';
import { watchFaults } from '../helpers/watchFaults';

test.use({ serviceWorkers: 'allow' });

for (const [path, missing, heading] of [
  ['/mentions-legales', /n’est pas connecté à Internet|Vérifiez votre connexion/, 'Mentions légales'],
  ['/en/explore', /not connected to the internet|Check your connection/, 'Explore'],
] as const) {
  test(`offline, ${path} says that the connection is missing, and comes once it is back`, async ({ page, context }) => {
    const faults = watchFaults(page);
    await page.goto(path);
    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(faults).toEqual([]);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.sort()).toEqual(['/en/offline', '/es/offline', '/offline']);

    // Without what the browser may have kept of the code: the page is there by itself, and nothing writes over it.
    const session = await context.newCDPSession(page);
    await session.send('Network.clearBrowserCache');
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('main')).toContainText(missing);
    await expect(page.locator('script[data-modules]')).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  });
}
