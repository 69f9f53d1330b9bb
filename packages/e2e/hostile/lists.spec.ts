import { expect, type Page } from '@playwright/test';
import { nightly } from '../helpers/nightly';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';
import { createInspector } from './inspectPage';
import { readSeed, signIn } from './Seed';

/** More pages than there are. */
const allPages = 'page=200';

for (const { name, path, least } of [
  { name: 'explore', path: `/explore?${allPages}`, least: 600 },
  { name: 'explore by popularity', path: '/explore?sort=popularity', least: 12 },
]) {
  test(`${name} shows a visitor every event`, async ({ page }) => {
    const inspector = await createInspector(page);
    await page.goto(path);
    await expectCards(page, least);
    expect(await inspector.inspect()).toEqual([]);
  });
}

test('the landing page shows the newest events instead of missing samples', async ({ page }) => {
  const inspector = await createInspector(page);
  const isOther = ({ id }: { id: string }) => !id.startsWith('00000000');
  await page.route(/\/rest\/v1\/(events|rpc\/explore_events)/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const json = Array.isArray(body) ? body.filter(isOther) : { ...body, events: body.events.filter(isOther) };
    await route.fulfill({ response: answer, json });
  });
  // The server reads the events of the first page itself.
  await page.goto('/faq');
  await whenAppIsThere(page);
  await page.getByRole('banner').getByRole('link').first().click();
  await expectCards(page, 3);
  await expect(page.getByRole('article').filter({ hasText: 'Nina Simone' })).toHaveCount(0);
  expect(await inspector.inspect()).toEqual([]);
});

for (const { name, path, least, details } of [
  { name: 'the home', path: `/?${allPages}`, least: 600, details: nightly },
  { name: 'recommendations', path: '/events', least: 10, details: nightly },
  { name: 'tickets', path: '/my-events', least: 100, details: nightly },
  { name: 'favourites', path: '/my-events?tab=favourites', least: 100, details: {} },
  // The three latest events in each of twenty searches with hostile names.
  { name: 'saved searches', path: '/my-events?tab=searches', least: 60, details: {} },
  { name: 'own events', path: '/my-events?tab=created', least: 'all' as const, details: nightly },
  { name: 'the profile, to come', path: '/profile', least: 20, details: {} },
  { name: 'the profile, past', path: '/profile?tab=past', least: 5, details: nightly },
]) {
  test(`${name} shows the user every event`, details, async ({ page }) => {
    const inspector = await createInspector(page);
    await signIn(page, readSeed());
    await page.goto(path);
    await expectCards(page, least);
    expect(await inspector.inspect()).toEqual([]);
  });
}

/** Expects the right number of cards, and the same number in the status of the page, so that no event is lost. */
async function expectCards(page: Page, least: number | 'all'): Promise<void> {
  const count = least === 'all' ? readSeed().eventIds.length : least;
  const cards = page.locator('article');
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(count);
  if (!page.url().includes(allPages)) return;
  const said = await page.getByRole('main').getByRole('status').textContent();
  // The total comes first, before the number of shown events.
  const [total = ''] = /^[\d\s]+/.exec(said ?? '') ?? [];
  // The region of new events in saved searches is above the list, which contains the same events.
  const news = page.getByRole('region', { name: t('searches:news') }).locator('article');
  const countList = async () => (await cards.count()) - (await news.count());
  await expect.poll(countList).toBe(Number(total.replace(/\s/g, '')));
}
