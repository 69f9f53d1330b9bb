import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { cards, expect, test } from './partnerTest.ts';
import { playground } from './ports.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const piano = '00000000-0000-4000-8000-000000000011';

test('a chosen attribute changes the preview and the snippet', async ({ page, widget }) => {
  await page.goto(playground);
  await expect(widget.locator(cards)).toHaveCount(8);
  await page.getByLabel('layout').selectOption('compact');
  await page.getByLabel('limit').fill('3');
  await expect(widget).toHaveAttribute('layout', 'compact');
  await expect(widget.locator(cards)).toHaveCount(3);
  const snippet = page.getByRole('region', { name: 'À coller' });
  await expect(snippet).toContainText('layout="compact"');
  await expect(snippet).toContainText('limit="3"');
  await expect(snippet).toContainText('crossorigin="anonymous"');
});

test('the snippet works unchanged in another page', async ({ page, widget }) => {
  await page.goto(playground);
  const snippet = (await page.locator('.markup code').textContent()) ?? '';
  expect(snippet).toMatch(/integrity="sha384-[\w+/]{64}"/);
  await page.goto(`/without-policy?page=${encodeURIComponent(`<html lang="en"><title>A partner</title>${snippet}`)}`);
  await expect(widget.getByRole('status')).toHaveText('8 of 10 events · See all');
});

for (const kind of ['small', 'complete'] as const) {
  test(`the snippet with the ${kind} file works under the policy of the snippet`, async ({
    page,
    requests,
    widget,
  }) => {
    await page.goto(`${playground}/en/?layout=grid&limit=3&tags=jazz&source=${playground}/events.json`);
    const [markup = '', sources = ''] = await Promise.all(
      ['markup', 'policy'].map((name) => page.locator(`.${name} code`).textContent().then(String)),
    );
    const { file, integrity, complete } = await (await page.request.get(`${playground}/release.json`)).json();
    expect(markup).toContain(`src="${playground}/${file}"\n  integrity="${integrity}"`);
    const snippet =
      kind === 'small' ? markup : markup.replace(file, complete.file).replace(integrity, complete.integrity);
    const policy = `default-src 'none'; ${sources.replaceAll('\n', ' ')}; require-trusted-types-for 'script'; trusted-types 'none'`;
    // The preview may still be loading parts.
    await page.goto('about:blank');
    requests.scripts.length = 0;
    await page.goto(`/?${new URLSearchParams({ page: `<html lang="en"><title>A partner</title>${snippet}`, policy })}`);
    await expect(widget.getByRole('status')).toHaveText(/^3 of \d+ events · See all$/);
    await expect(widget.locator('[part=reasons]').first()).toHaveText(/^\+50 Jazz, soul and funk/);
    if (kind === 'complete') expect(requests.scripts).toEqual([`${playground}/${complete.file}`]);
    else expect(requests.scripts.length).toBeGreaterThan(1);
  });
}

test('words of a partner rank the preview, and the snippet contains their slugs and words', async ({
  page,
  widget,
}) => {
  await page.goto(playground);
  await page.getByLabel('tags').fill('jazz, Expositions, Spectacles');
  await expect(page.locator('.markup code')).toContainText('tags="jazz,exhibitions=Expositions,shows=Spectacles"');
  await expect(widget.locator('[part=reasons]').first()).toHaveText(/\+50/);
});

test('the widget for one event has no list attributes, and the page shows its DOM events', async ({ page, widget }) => {
  await page.goto(playground);
  await page.getByRole('radio', { name: 'Un événement' }).check();
  await expect(page.getByLabel('city')).toHaveCount(0);
  await page.getByLabel('event-id').fill(piano);
  await expect(widget.locator('[part=title]')).toHaveText(/Nina Simone/);
  await widget.locator('[part=open]').click();
  await expect(page.locator('.received')).toContainText(`lively-open {"id":"${piano}"`);
});

test('a chosen colour changes the preview and the style sheet', async ({ page, widget }) => {
  await page.goto(playground);
  await expect(page.getByRole('region', { name: 'Dans votre feuille de style' })).toHaveCount(0);
  await page.getByLabel('--lively-ground').fill('rgb(1, 2, 3)');
  await expect(widget.locator('[part=root]')).toHaveCSS('background-color', 'rgb(1, 2, 3)');
  await expect(page.getByRole('region', { name: 'Dans votre feuille de style' })).toContainText(
    'lively-events { --lively-ground: rgb(1, 2, 3); }',
    { useInnerText: false },
  );
});

test('the Content-Security-Policy contains the chosen source', async ({ page }) => {
  await page.goto(playground);
  await page.getByLabel('source').fill('https://events.example/feed.json');
  await expect(page.getByRole('region', { name: 'Content-Security-Policy' })).toContainText(
    `script-src ${playground}; connect-src https://events.example; img-src https: data:`,
  );
});

test('the choice is kept in the URL after a change of language and a reload', async ({ page, widget }) => {
  await page.goto(playground);
  await page.getByLabel('limit').fill('2');
  await expect(widget.locator(cards)).toHaveCount(2);
  for (const [language, status] of [
    ['English', '2 of 10 events · See all'],
    ['Español', '2 de 10 eventos · Ver todo'],
    ['Français', '2 sur 10 événements · Voir tout'],
  ] as const) {
    await page.getByRole('link', { name: language }).click();
    await expect(widget.getByRole('status')).toHaveText(status);
    await expect(page.getByLabel('limit')).toHaveValue('2');
    await expect(page.getByRole('link', { name: language })).toHaveAttribute('aria-current', 'page');
  }
  await page.reload();
  await expect(widget.locator(cards)).toHaveCount(2);
});

test('the preview can be 320 px wide, and dark', async ({ page, widget }) => {
  await page.goto(playground);
  await expect(widget.locator(cards)).toHaveCount(8);
  await page.getByRole('radio', { name: '320' }).check();
  await expect.poll(async () => (await page.locator('.page').boundingBox())?.width).toBe(320);
  await page.getByRole('radio', { name: 'Sombre' }).check();
  await expect(widget.locator('[part=root]')).toHaveCSS('background-color', 'rgb(11, 31, 26)');
});

test('element, attribute and snippet can be used by keyboard', async ({ page, context, widget }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(playground);
  await expect(widget.locator(cards)).toHaveCount(8);
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement).name);
  const tabUntil = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      if (await isThere()) return;
    }
    throw new Error('The keyboard never came there.');
  };
  await tabUntil(async () => (await focused()) === 'element');
  await page.keyboard.press('ArrowRight');
  await expect(widget).toHaveJSProperty('localName', 'lively-event');
  expect(await focused()).toBe('element');
  await page.keyboard.press('ArrowLeft');
  await expect(widget).toHaveJSProperty('localName', 'lively-events');
  await tabUntil(async () => (await focused()) === 'limit');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('1');
  await expect(widget.locator(cards)).toHaveCount(1);
  const copy = page.getByRole('button', { name: 'Copier, À coller' });
  await tabUntil(() => copy.evaluate((button) => button === document.activeElement));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copié', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await page.locator('.markup code').textContent(),
  );
});

test('the snippet is selected if the browser refuses to copy', async ({ page, widget }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
  });
  await page.goto(playground);
  await expect(widget.locator(cards)).toHaveCount(8);
  await page.getByRole('button', { name: 'Copier, À coller' }).click();
  await expect(page.getByText('Sélectionné')).toBeVisible();
  expect(await page.evaluate(() => String(getSelection()))).toContain('<lively-events');
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/en/?element=lively-event', '/es/']) {
    test(`axe finds no violation in the playground, in ${colorScheme}: ${path}`, async ({ page, widget }) => {
      await page.emulateMedia({ colorScheme });
      // The policy of the playground allows no other script, so axe is appended to the script of the widgets.
      const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
      await page.route(`${playground}/lively.js`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\n${axe}` });
      });
      await page.goto(playground + path);
      await expect(widget.locator('[part=root]')).toBeVisible();
      await expect(widget.locator('[inert]')).toHaveCount(0);
      const { violations } = await page.evaluate(() =>
        (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
    });
  }
}

for (const width of [320, 375, 800, 1280]) {
  test(`the playground does not overflow at ${width} px`, async ({ page, widget }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(playground);
    await expect(widget.locator(cards)).toHaveCount(8);
    await page.locator('details').evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true;
    });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}
