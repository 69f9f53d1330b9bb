import { cards, expect, list, test } from './partnerTest.ts';
import { backend } from './ports.ts';
import { rows } from './rows.ts';

test('tags and a place rank the list, and every event says why it is there', async ({ open, widget }) => {
  await open({ body: list('tags="jazz=Jazz, sport" near="Toulouse" limit="3"') });
  await expect(widget.locator('[part=title]')).toHaveText([
    'Stade Toulousain – La Rochelle',
    'Nuit Nina Simone, l’intégrale au piano',
    'Atelier : fabriquer son synthé',
  ]);
  await expect(widget.locator('[part=reasons]')).toHaveText([
    '+50 sport · +30 Toulouse, 0 km · +15 dans 7 jours · +10 18\u202f000 participants',
    '+50 Jazz',
    '',
  ]);
});

test('a ranking leaves this device no more than a plain list does', async ({ open, requests, widget }) => {
  await open({ body: list('tags="jazz" near="Toulouse"') });
  await expect(widget.locator(cards)).toHaveCount(6);
  expect(requests.data).toHaveLength(1);
  expect(requests.data[0]).not.toMatch(/jazz|toulouse/i);
});

test('city, category and date choose', async ({ open, page, widget }) => {
  await open({ body: list('city="lyon"') });
  await expect(widget.locator('[part=title]')).toHaveText([/Bonnard/, /Marché/]);
  await widget.evaluate((element) => element.setAttribute('category', 'food'));
  await expect(widget.locator('[part=title]')).toHaveText([/Marché/]);
  await widget.evaluate((element) => {
    element.removeAttribute('city');
    element.removeAttribute('category');
    element.setAttribute('date', 'weekend');
  });
  await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
  await page.clock.setFixedTime('2026-11-27T18:00:00Z');
  await widget.evaluate((element) => element.setAttribute('date', 'weekend'));
  await expect(widget.locator('[part=title]')).toHaveText([/Stade Toulousain/]);
});

test('attributes that mean nothing count as absent', async ({ open, widget }) => {
  await open({
    body: list(
      'layout="spiral" theme="neon" limit="-2.5" category="opera" date="someday" accent="vermilionish" lang="de"',
    ),
  });
  await expect(widget.locator(cards).first()).toBeVisible();
  await expect(widget.locator('[part=category]').first()).toHaveText('Sport');
});

test('C: a picture that its frame would cut by more than half is shown whole across its poster, any other fills it', async ({
  open,
  page,
  widget,
}) => {
  const sizes = ['1200x600', '600x1800', '600x800', '900x600'];
  await page.route('https://pictures.example/*', (route) => {
    const [width, height] = /(\d+)x(\d+)/.exec(route.request().url())?.slice(1) ?? [];
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="teal"/></svg>`;
    return route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const pictured = sizes.map((size, index) => ({ ...rows[index], image: `https://pictures.example/${size}.svg` }));
  await page.route(`${backend}/pictures.json`, (route) =>
    route.fulfill({ json: pictured, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await open({ body: list('layout="grid" limit="4"', 'pictures.json') });
  const fits = () =>
    widget.locator('figure').evaluateAll((figures) =>
      figures
        .map((figure) => getComputedStyle(figure))
        .map(({ backgroundImage, backgroundSize }) => `${/\d+x\d+/.exec(backgroundImage)} ${backgroundSize}`)
        .sort(),
    );
  await expect
    .poll(fits)
    .toEqual(['1200x600 contain, cover', '600x1800 contain, cover', '600x800 cover, cover', '900x600 cover, cover']);
});

test('a city that Lively does not know counts as Paris', async ({ open, widget }) => {
  await open({ body: list('near="Atlantis"') });
  await expect(widget.locator('[part=reasons]').first()).toHaveText('+30 Paris, 0 km');
});

test.describe('for a visitor in Tahiti', () => {
  test.use({ timezoneId: 'Pacific/Tahiti' });

  test('times are the venue’s, with its zone', async ({ open, widget }) => {
    await open({ body: list() });
    const piano = widget.locator(cards).filter({ hasText: 'Nina Simone' });
    await expect(piano.locator('[part=place]')).toHaveText('Le Trianon · Paris 18e · 20:30 · heure\u00A0: France');
    await expect(piano.locator('[part=date]')).toHaveText('sam.12déc.');
  });
});
