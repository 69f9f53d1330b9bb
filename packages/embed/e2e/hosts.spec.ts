import { backendList, expect, list, one, test } from './partnerTest.ts';
import { idOf } from './rows.ts';

const look = (element: Element) => {
  const { color, display, fontSize, letterSpacing, textTransform } = getComputedStyle(element);
  return { color, display, fontSize, letterSpacing, textTransform };
};

test('hostile styles of the page do not change the widget', async ({ open, widget }) => {
  const measure = async () => {
    await expect(widget.getByRole('status')).toHaveText('6 sur 7 événements · Voir tout');
    return {
      title: await widget.locator('[part=title]').first().evaluate(look),
      place: await widget.locator('[part=place]').first().evaluate(look),
      ticket: await widget.locator('[part=ticket]').first().evaluate(look),
    };
  };
  await open({ body: list() });
  const calm = await measure();
  await open({ body: list(), head: '<link rel="stylesheet" href="/hostile.css">' });
  expect(await measure()).toEqual(calm);
  expect(await widget.evaluate((element) => getComputedStyle(element).display)).toBe('block');
});

test('the attribute `hidden` hides the widget', async ({ open, widget }) => {
  await open({ body: list('hidden') });
  await expect(widget).toBeHidden();
});

test('a page in right-to-left direction does not change the direction of the widget', async ({ open, widget }) => {
  await open({ body: list(), html: 'lang="fr" dir="rtl"' });
  await expect(widget.getByRole('status')).toHaveText('6 sur 7 événements · Voir tout');
  const [poster, title] = await Promise.all(
    ['figure', '[part=title]'].map((part) => widget.locator(part).first().boundingBox()),
  );
  expect(await widget.locator('[part=root]').evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(poster?.x).toBeLessThan(title?.x ?? 0);
});

for (const width of [200, 320, 375, 800, 1280, 1600]) {
  for (const layout of ['list', 'grid', 'compact', 'week', 'month', 'search']) {
    test(`the page does not overflow at ${width} px: ${layout}`, async ({ open, page, widget }) => {
      await page.setViewportSize({ width, height: 800 });
      await open({ body: backendList(`layout="${layout}" limit="20" locate`) });
      await expect(widget.getByRole('button', { name: 'Près de moi' })).toBeVisible();
      await expect(widget.locator('[inert]')).toHaveCount(0);
      await expect(widget.getByRole('status')).toHaveText(/événement|Voir tout/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}

test('long words of one event fit a column of 200 px, hyphenated by their language', async ({ open, page, widget }) => {
  await page.setViewportSize({ width: 200, height: 800 });
  const title = 'Rétrospective cinématographique des photographies intercommunales';
  const json = JSON.stringify({ id: 'a', title, date: '2026-12-12' });
  await open({ body: `<lively-event><script type="application/json">${json}</script></lively-event>` });
  const part = widget.locator('[part=title]');
  await expect(part).toHaveText(title);
  await expect(part).toHaveCSS('hyphens', 'auto');
  await expect(part.locator('a')).toHaveAttribute('lang', 'fr');
  expect(await part.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  expect(Number.parseFloat(await part.evaluate((element) => getComputedStyle(element).fontSize))).toBeLessThan(24);
});

test('the styles of the page do not change the text size of 16 px', async ({ open, widget }) => {
  await open({ body: one(idOf(17)), head: '<link rel="stylesheet" href="/hostile.css">' });
  await expect(widget.locator('[part=root]')).toHaveCSS('font-size', '16px');
});

test('one event fits at 400 % zoom without overflow', async ({ open, page, widget }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open({ body: one(idOf(17)) });
  await expect(widget.locator('[part=title]')).toHaveText(/Nina Simone/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

for (const [theme, scheme, ground] of [
  ['light', 'dark', 'rgb(246, 240, 228)'],
  ['dark', 'light', 'rgb(11, 31, 26)'],
  ['auto', 'dark', 'rgb(11, 31, 26)'],
  ['auto', 'light', 'rgb(246, 240, 228)'],
  ['', 'dark', 'rgb(246, 240, 228)'],
] as const) {
  test(`theme "${theme}" sets the background if the visitor prefers ${scheme}`, async ({ open, page, widget }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open({ body: list(`theme="${theme}"`) });
    await expect(widget.locator('[part=root]')).toHaveCSS('background-color', ground);
  });
}

test('a widget without a theme follows the colour scheme of the page', async ({ open, page, widget }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open({ body: list(), head: '<meta name="color-scheme" content="light dark">' });
  await expect(widget.locator('[part=root]')).toHaveCSS('background-color', 'rgb(11, 31, 26)');
});

test('a page can set colours and style parts', async ({ open, page, widget }) => {
  await open({ body: `<section>${list()}</section>` });
  await expect(widget.getByRole('status')).toHaveText('6 sur 7 événements · Voir tout');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('section { --lively-ground: rgb(1, 2, 3) } lively-events::part(title) { color: rgb(4, 5, 6) }');
    document.adoptedStyleSheets.push(sheet);
  });
  await expect(widget.locator('[part=root]')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(widget.locator('[part=title]').first()).toHaveCSS('color', 'rgb(4, 5, 6)');
});
