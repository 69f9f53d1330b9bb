import type { Page } from '@playwright/test';

/** An empty page at the origin of the site, which gives access to the storage. The test answers it, not the server. */
const door = '/__door';

/** Stores texts on the device, by key, as an earlier visit would have done. */
export async function fillStorage(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route(door, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(door);
  await page.evaluate((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, texts);
  await page.unroute(door);
}
