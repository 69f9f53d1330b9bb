import type { Page } from '@playwright/test';

/** An empty page of the site, which never reaches it: it gives access to the storage, which belongs to the origin. */
const door = '/__door';

/** Keeps texts on the device, by key, as a visit before would have left them. */
export async function fillStorage(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const body = '<link rel="icon" href="data:,">';
  await page.route(door, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(door);
  await page.evaluate((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, texts);
  await page.unroute(door);
}
