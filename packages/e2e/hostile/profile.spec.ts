import { expect } from '@playwright/test';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { hostileStrings } from './hostileStrings';
import { createInspector } from './inspectPage';
import { origin, readSeed, type Seed, signIn } from './Seed';
import { visit } from './visit';

/** One in this many events has its edit form opened. */
const step = process.env.LONG ? 1 : 240;
/** All texts with `LONG=1`, one in thirty in `pnpm test`. */
const names = hostileStrings.filter((_, index) => process.env.LONG || index % 30 === 0);
const columns = { full_name: 100, bio: 1000, location: 100 } as const;

test('a profile shows any name of its owner, in its header and in the navigation bar', async ({ page }) => {
  const seed = readSeed();
  const inspector = await createInspector(page);
  await signIn(page, seed);
  await page.goto('/profile?tab=settings');
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.locator('header details:has(a[href$="/profile"]) summary');
  await heading.waitFor();
  const faults: string[] = [];
  let stored = 0;
  for (const text of names) {
    if (!(await storeProfile(seed, text))) continue;
    stored++;
    const name = Array.from(text).slice(0, 20).join('').trim();
    // Returning to the page reads the profile again. The bar updates at once, the page at the next visit.
    for (const shown of [menu, heading]) {
      await visit(page, '/about');
      await expect(page).toHaveTitle(/propos/);
      // Waits for the end of the read. A read from before the next text is stored would otherwise be taken for it.
      const read = page.waitForResponse((answer) => answer.url().includes('/rest/v1/profiles'));
      await page.evaluate(() => history.back());
      await read;
      await heading.waitFor();
      await expect.poll(() => shown.textContent(), { message: JSON.stringify(text.slice(0, 40)) }).toContain(name);
    }
    faults.push(...(await inspector.inspect()));
  }
  process.stdout.write(`profiles: ${stored} of ${names.length} stored\n`);
  expect(stored).toBeGreaterThan(names.length * 0.7);
  expect(faults).toEqual([]);
});

test('the toast about a removed tag can contain any tag', async ({ page }) => {
  const inspector = await createInspector(page);
  await signIn(page, readSeed());
  await page.goto('/profile?tab=settings');
  const tags = page.getByRole('list', { name: t('profile:settings.preferences.title') }).getByRole('button');
  await tags.first().waitFor();
  const count = await tags.count();
  const faults: string[] = [];
  for (let removed = 0; removed < count; removed += 10) {
    await tags.nth(removed % (count - removed)).click();
    await page.locator('[aria-label=Notifications] [role=group]').first().waitFor();
    faults.push(...(await inspector.inspect()));
  }
  expect(faults).toEqual([]);
});

test('the edit form contains the stored title unchanged', async ({ page }) => {
  const seed = readSeed();
  const inspector = await createInspector(page);
  await signIn(page, seed);
  const faults: string[] = [];
  for (const id of seed.eventIds.filter((_, index) => index % step === 0)) {
    await page.goto(`/event/${id}/edit`);
    const title = page.locator('[name=title]');
    await title.waitFor();
    const url = `${origin}/rest/v1/events?id=eq.${id}&select=title`;
    const answer = await fetch(url, { headers: { apikey: seed.secretKey } });
    const [row] = await answer.json();
    expect(await title.inputValue()).toBe(row.title.replace(/[\r\n]/g, ''));
    faults.push(...(await inspector.inspect()));
  }
  expect(faults).toEqual([]);
});

/** Stores a text as name, place and biography. Returns whether the database accepts it. */
async function storeProfile({ secretKey, userId }: Seed, text: string): Promise<boolean> {
  const cut = (most: number) => Array.from(text).slice(0, most).join('');
  const answer = await fetch(`${origin}/rest/v1/profiles?id=eq.${userId}`, {
    method: 'PATCH',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(Object.fromEntries(Object.entries(columns).map(([column, most]) => [column, cut(most)]))),
  });
  expect(answer.status).toBeLessThan(500);
  return answer.ok;
}
