import type { AxeResults } from 'axe-core';
import { backendList, cards, expect, list, one, script, test } from './partnerTest.ts';
import { library } from './ports.ts';
import { idOf } from './rows.ts';

const scripts = [script, `${library}/axe.js`];

const pages = {
  list: list(),
  'ranked list': list('tags="jazz,sport" near="Toulouse"'),
  grid: list('layout="grid"'),
  compact: list('layout="compact"'),
  'one event': one(idOf(24)),
  'past event': one(idOf(8)),
  'empty list': list('', 'none.json'),
  'failed list': list('', 'failing.json'),
  'loading list': list('', 'never.json'),
  'hostile list': list('layout="grid" limit="20"', 'hostile.json'),
  accent: list('accent="#E5432D"'),
  month: backendList('layout="month" locate'),
  week: backendList('layout="week"'),
  search: backendList('layout="search"'),
};

for (const [name, body] of Object.entries(pages)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds no violation in ${colorScheme}: ${name}`, async ({ open, page, widget }) => {
      await page.emulateMedia({ colorScheme });
      await open({
        scripts,
        head: '<meta name="color-scheme" content="light dark">',
        body: `<main><h1>Un partenaire</h1>${body}</main>`,
      });
      await expect(widget.locator('[part=root]')).toBeVisible();
      if (!body.includes('never')) await expect(widget.locator('[inert]')).toHaveCount(0);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}

test('the Tab key reaches the title of an event first, then its ticket link', async ({ open, page, widget }) => {
  await open({ body: list('limit="2" category="festival"') });
  await expect(widget.locator(cards)).toHaveCount(1);
  const focused = () => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Les Lumières du Vieux-Port');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('Billets');
});

test('the placeholders cannot be focused while events load', async ({ open, page, widget }) => {
  await open({ body: list('', 'never.json') });
  await expect(widget.locator('[inert]')).toHaveCount(1);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement ?? null)).toBeNull();
});
