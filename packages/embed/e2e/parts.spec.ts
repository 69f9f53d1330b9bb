import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { cards, expect, list, one, script, test } from './partnerTest.ts';
import { backend, library, publishableKey } from './ports.ts';
import { idOf, rows } from './rows.ts';

const release: {
  file: string;
  complete: { file: string; integrity: string };
  parts: readonly string[];
} = JSON.parse(readFileSync(resolve(import.meta.dirname, '../dist/release.json'), 'utf8'));

/** A list that needs every part but the details. */
const demanding = list('tags="jazz" near="Paris" lang="en" limit="3"');

/** Returns the names of the parts in URLs of scripts. */
function namesIn(scripts: readonly string[]): string[] {
  return scripts.flatMap((url) => /\/lively-([a-z]+)\.[\w-]{43}\.js$/.exec(url)?.[1] ?? []);
}

/** Answers the requests for a part in place of the server. */
async function routePart(page: Page, name: string, answer: Parameters<Page['route']>[1]): Promise<void> {
  await page.route(new RegExp(`/lively-${name}\\.[\\w-]{43}\\.js$`), answer);
}

/** Serves the rows with a picture each, at `${backend}/pictured.json`. */
async function servePictured(page: Page): Promise<void> {
  await page.route('https://pictures.example/*', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  );
  await page.route(`${backend}/pictured.json`, (route) =>
    route.fulfill({
      json: rows.map((row, index) => ({ ...row, image: `https://pictures.example/${index}.svg` })),
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
}

test('a list in French with pictures needs one request for its script and one for its data', async ({
  open,
  page,
  requests,
  widget,
}) => {
  await servePictured(page);
  await open({ body: list('', 'pictured.json') });
  await expect(widget.locator('figure img')).toHaveCount(6);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual({ scripts: [script], data: [`${backend}/pictured.json`] });
});

for (const [name, body, parts] of [
  ['a list without pictures', list(), ['posters']],
  ['a list in English', list('lang="en" layout="compact"'), ['en']],
  ['a list in Spanish', list('lang="es" layout="compact"'), ['es']],
  ['a ranked list', list('tags="jazz" layout="compact"'), ['ranking']],
  ['one event', one(idOf(17)), ['details', 'posters']],
  ['a list with an unknown attribute', list('ville="Lyon" layout="compact"'), ['faults']],
] as const) {
  test(`${name} loads the parts that it uses: ${parts.join(', ')}`, async ({ open, page, requests, widget }) => {
    await open({ body });
    await expect(widget.locator(cards).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(namesIn(requests.scripts).sort()).toEqual(['parts', ...parts].sort());
  });
}

test('the request for events is sent before the parts are loaded', async ({ open, page, widget }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await routePart(page, 'parts', async (route) => {
    await allowed;
    await route.continue();
  });
  const answered = page.waitForResponse(`${backend}/events.json`);
  await open({ body: demanding });
  await answered;
  expect(asked.findIndex((url) => url.startsWith(backend))).toBeLessThan(
    asked.findIndex((url) => url.includes('/lively-parts.')),
  );
  await expect(widget.locator('[inert]')).toHaveCount(1);
  allow();
  await expect(widget.locator('[part=reasons]').first()).toHaveText('+50 Jazz, soul and funk · +30 Paris, 0 km');
});

test('a poster that arrives late moves nothing', async ({ open, page, widget }) => {
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await routePart(page, 'posters', async (route) => {
    await allowed;
    await route.continue();
  });
  await open({ body: list() });
  const frame = widget.locator('figure').first();
  await expect(widget.locator(cards)).toHaveCount(6);
  await expect(frame).toHaveCSS('background-color', 'rgb(36, 87, 230)');
  await expect(frame).toHaveCSS('background-image', 'none');
  const measure = () =>
    widget.locator('li, figure').evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
  const before = await measure();
  allow();
  await expect(frame).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
  expect(await measure()).toEqual(before);
});

test('a picture that does not load is replaced by the poster', async ({ open, page, widget }) => {
  await servePictured(page);
  await page.route('https://pictures.example/*', (route) => route.fulfill({ status: 404 }));
  await open({ body: list('limit="1"', 'pictured.json') });
  await expect(widget.locator('figure')).toHaveCSS('background-image', /^url\("data:image\/svg\+xml/);
  await expect(widget.locator('figure img')).toHaveCount(0);
});

const answers = {
  fails: (page: Page, name: string) => routePart(page, name, (route) => route.abort()),
  'has another content': (page: Page, name: string) =>
    routePart(page, name, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'window.__pwned = true; export const en = {};',
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    ),
};

for (const [how, answer] of Object.entries(answers)) {
  for (const name of ['parts', 'en', 'ranking', 'posters']) {
    test(`a list stays if the part ${name} ${how}`, async ({ open, page, widget }) => {
      await answer(page, name);
      await open({ body: demanding });
      await expect(widget.locator(cards)).toHaveCount(3);
      const isLoaded = (part: string) => name !== 'parts' && name !== part;
      await expect(widget.locator('[part=root]')).toHaveAttribute('lang', isLoaded('en') ? 'en' : 'fr');
      await expect(widget.getByRole('status')).toHaveText(isLoaded('en') ? /^3 of . events/ : /^3 sur . événements/);
      await expect(widget.locator('[part=reasons]')).toHaveCount(isLoaded('ranking') ? 2 : 0);
      const frame = widget.locator('figure.music').first();
      await expect(frame).toHaveCSS('background-color', 'rgb(229, 67, 45)');
      if (isLoaded('posters')) await expect(frame).toHaveCSS('background-image', /^url/);
      else await expect(frame).toHaveCSS('background-image', 'none');
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
    });
  }

  test(`one event stays without its details if their part ${how}`, async ({ open, page, widget }) => {
    await answer(page, 'details');
    await open({ body: one(idOf(17)) });
    await expect(widget.locator('[part=place]')).toHaveText('Le Trianon · Paris 18e · 20:30 · seule date');
    await expect(widget.locator('[part=description]')).toHaveCount(0);
    expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  });
}

test('a loaded part leaves no element in the page', async ({ open, page, widget }) => {
  await open({ body: demanding });
  await expect(widget.locator('figure').first()).toHaveCSS('background-image', /^url/);
  await expect(page.locator('link')).toHaveCount(0);
});

for (const file of ['v1.js', 'lively.js', release.file]) {
  test(`${file} loads its parts from its folder`, async ({ open, requests, widget }) => {
    await open({ body: demanding, scripts: [`${library}/${file}`] });
    await expect(widget.locator('[part=reasons]').first()).toHaveText('+50 Jazz, soul and funk · +30 Paris, 0 km');
    await expect(widget.locator('figure').first()).toHaveCSS('background-image', /^url/);
    expect(requests.scripts.slice(1).map((url) => url.replace(`${library}/`, ''))).toEqual(
      expect.arrayContaining(release.parts.filter((part) => /-(en|ranking|posters|parts)\./.test(part))),
    );
    for (const url of requests.scripts) expect(url.startsWith(`${library}/`)).toBe(true);
  });
}

test('the complete file shows everything under a policy that allows only its hash', async ({
  page,
  requests,
  widget,
}) => {
  const { file, integrity } = release.complete;
  const policy = `default-src 'none'; script-src '${integrity}'; connect-src ${backend}; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'`;
  const tag = `<script type="module" src="${library}/${file}" integrity="${integrity}" crossorigin="anonymous"></script>`;
  const body = demanding + one(idOf(24), 'lang="es"') + list('ville="Lyon"');
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto(
    `/?${new URLSearchParams({ page: `<html lang="fr"><title>Strict</title>${tag}${body}`, policy, integrity: '' })}`,
  );
  await expect(widget.locator('[part=reasons]').first()).toHaveText('+50 Jazz, soul and funk · +30 Paris, 0 km');
  await expect(widget.getByRole('status')).toHaveText(/^3 of . events/);
  await expect(widget.locator('figure').first()).toHaveCSS('background-image', /^url/);
  await expect(page.locator('lively-event').getByRole('link', { name: 'Entradas' })).toBeVisible();
  await expect(page.locator('lively-event [part=place]')).toHaveText(/viernes, 18 de diciembre/);
  await expect.poll(() => warnings.filter((text) => text.includes('ville'))).toHaveLength(1);
  expect(requests.scripts).toEqual([`${library}/${file}`]);
});

test('a list of a backend ranks and reads a sentence with its parts', async ({ open, requests, widget }) => {
  await open({
    body: `<lively-events source="${backend}" apikey="${publishableKey}" tags="jazz,R’n’B" layout="compact"></lively-events>`,
  });
  await expect(widget.locator('[part=reasons]').first()).toHaveText(/^\+50/);
  // A word that is no taste is not sent.
  expect(requests.data.map((url) => new URL(url).searchParams.get('likes'))).toEqual(['jazz']);
});
