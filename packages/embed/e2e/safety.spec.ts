import fc from 'fast-check';
import { hostileRowArbitrary } from '../test/rowArbitrary.ts';
import { cards, expect, list, one, test } from './partnerTest.ts';
import { backend, library, partner } from './ports.ts';
import { hostileRows, idOf, rows } from './rows.ts';

test('hostile fields are shown as short text, run no script, and contain no link to another site', async ({
  open,
  page,
  requests,
  widget,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await open({ body: list('limit="20" layout="grid"', 'hostile.json') });
  // The rows without an id are not shown.
  await expect(widget.locator(cards)).toHaveCount(6);
  await expect(widget.locator('[part=title]').nth(0)).toHaveText('<img src=x onerror="window.__pwned=1">');
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  for (const url of requests.scripts) expect(url.startsWith(library)).toBe(true);
  expect(asked.filter((host) => /evil/.test(host))).toEqual([]);

  const links = await widget
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const link of links) expect(link).toMatch(/^http:\/\/localhost:4311\/(event\/|explore$)/);

  const heights = await widget.locator(cards).evaluateAll((items) => items.map((item) => item.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
});

for (const layout of ['week', 'month']) {
  test(`generated rows of any content do not hide a valid event: ${layout}`, async ({ open, page, widget }) => {
    const hostile = fc.sample(hostileRowArbitrary, { numRuns: 90, seed: 17 });
    await page.route(`${backend}/generated.json`, (route) =>
      route.fulfill({
        json: [...hostile, ...hostileRows, { ...rows[0], date: '2026-11-24' }],
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await open({ body: list(`layout="${layout}" limit="100"`, 'generated.json') });
    await expect(widget.locator('[part=title]', { hasText: /Nina Simone/ })).toHaveCount(1);
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
  });
}

for (const layout of ['list', 'grid', 'compact']) {
  for (const ranking of ['', 'near="Lyon" tags="jazz"']) {
    test(`generated rows of any content do not hide a valid event: ${layout} ${ranking}`, async ({
      open,
      page,
      widget,
    }) => {
      const hostile = fc.sample(hostileRowArbitrary, { numRuns: 90, seed: 17 });
      await page.route(`${backend}/generated.json`, (route) =>
        route.fulfill({ json: [...hostile, ...rows], headers: { 'Access-Control-Allow-Origin': '*' } }),
      );
      await open({ body: list(`layout="${layout}" limit="100" ${ranking}`, 'generated.json') });
      // Rankings exclude the cancelled event; all lists exclude the past event.
      const names = [/Nina Simone/, /Bonnard/, /Lumières/, /Stade/, /synthé/, /calanques/];
      for (const name of names) await expect(widget.locator('[part=title]', { hasText: name })).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800);
    });
  }
}

test('a ticket link opens a new tab without access to the page', async ({ context, open, page, widget }) => {
  await context.route('https://billets.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Billets</title>' }),
  );
  await page.addInitScript(() => {
    document.addEventListener('lively-ticket', (event) => {
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await open({ body: list() });
  const ticket = widget.getByRole('link', { name: 'Billets, Les Lumières du Vieux-Port' });
  const [tab] = await Promise.all([context.waitForEvent('page'), ticket.click()]);
  await expect(tab).toHaveTitle('Billets');
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(JSON.parse(await page.title())).toEqual({ id: idOf(24), url: 'https://billets.example/lumieres' });
});

test('a ticket link without https is not shown', async ({ open, widget }) => {
  await open({ body: one(idOf(17)) });
  await expect(widget.locator('[part=price]')).toHaveText('32 €');
  await expect(widget.locator('[part=ticket]')).toHaveCount(0);
});

test('the title links to the event on Lively, and the page can stop the navigation', async ({ open, page, widget }) => {
  await page.addInitScript(() => {
    document.addEventListener('lively-open', (event) => {
      event.preventDefault();
      document.title = JSON.stringify((event as CustomEvent).detail);
    });
  });
  await open({ body: one(idOf(17), 'site="https://lively.example"') });
  await widget.getByRole('link', { name: /Nina Simone/ }).click();
  const url = `https://lively.example/event/${idOf(17)}`;
  expect(JSON.parse(await page.title())).toEqual({ id: idOf(17), url });
  expect(page.url().startsWith(partner)).toBe(true);
});

test('an invalid site is replaced by the site of the script', async ({ open, widget }) => {
  await open({ body: list('site="javascript:window.__pwned=1//"') });
  await expect(widget.getByRole('status')).toHaveText('6 sur 7 événements · Voir tout');
  const links = await widget
    .locator('[part=open]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  for (const link of links) expect(link).toMatch(/^http:\/\/localhost:4311\/event\//);
});

test('no value of an attribute breaks a widget', async ({ open, page, widget }) => {
  await open({ body: list() });
  await expect(widget.locator(cards)).toHaveCount(6);
  const values = [
    '',
    ' ',
    '0',
    '-1',
    '1e9',
    'NaN',
    'null',
    '<b>',
    '"\'`<!--',
    'é'.repeat(2000),
    '\u202E\u0000\uFFFF',
    '=,=,,=',
    'constructor',
    '__proto__',
  ];
  for (const name of [
    'event-id',
    'layout',
    'limit',
    'city',
    'category',
    'date',
    'filters',
    'venue',
    'organizer',
    'query',
    'locate',
    'near',
    'tags',
    'site',
    'lang',
    'theme',
    'accent',
  ])
    await widget.evaluate(
      (element, [name, values]) => {
        for (const value of values) element.setAttribute(name, value);
        element.removeAttribute(name);
      },
      [name, values] as const,
    );
  await expect(widget.locator(cards)).toHaveCount(6);
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});

for (const accent of ['url(https://evil.example/)', 'var(--none, url(https://evil.example/))'])
  test(`an accent that is no colour asks no host: ${accent}`, async ({ open, page, widget }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await open({ body: list(`limit="1" city="Marseille" accent="${accent}"`) });
    await expect(widget.locator('[part=ticket]')).toBeVisible();
    await page.screenshot();
    expect(asked.filter((host) => /evil/.test(host))).toEqual([]);
  });

test('text on an accent of any colour has a contrast of at least 4.5', async ({ open, page, widget }) => {
  await open({ body: list('limit="1" city="Marseille"') });
  await expect(widget.locator('[part=ticket]')).toBeVisible();
  const ratios = await widget.evaluate((element) => {
    const luminance = (color: string) => {
      const canvas = new OffscreenCanvas(1, 1);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map((channel) => {
        const share = channel / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const accents = [
      '#E5432D',
      '#F3A712',
      '#2F8F4E',
      'rebeccapurple',
      'hsl(200 50% 50%)',
      '#777',
      '#767676',
      'nonsense',
    ];
    for (let channel = 0; channel < 256; channel += 51)
      for (let other = 0; other < 256; other += 51) accents.push(`rgb(${channel} ${other} ${255 - channel})`);
    return Promise.all(
      accents.map(async (accent) => {
        const copy = element.cloneNode() as HTMLElement;
        copy.setAttribute('accent', accent);
        document.body.append(copy);
        while (!copy.shadowRoot?.querySelector('[part=ticket]'))
          await new Promise((resolve) => setTimeout(resolve, 20));
        const ticket = copy.shadowRoot.querySelector('[part=ticket]') as Element;
        const root = copy.shadowRoot.querySelector('[part=root]') as Element;
        const { color, backgroundColor } = getComputedStyle(ticket);
        const ground =
          backgroundColor === 'rgba(0, 0, 0, 0)' ? getComputedStyle(root).backgroundColor : backgroundColor;
        copy.remove();
        const [light, dark] = [luminance(color), luminance(ground)].sort((one, other) => other - one) as [
          number,
          number,
        ];
        return { accent, ratio: (light + 0.05) / (dark + 0.05) };
      }),
    );
  });
  expect(page.url()).toContain(partner);
  for (const { accent, ratio } of ratios) expect(ratio, accent).toBeGreaterThanOrEqual(4.5);
});
