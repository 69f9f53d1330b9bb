import { cards, expect, list, test } from './partnerTest.ts';
import { backend, library, publishableKey } from './ports.ts';
import { rows } from './rows.ts';

test('tags and a place rank the list, and the reasons are shown', async ({ open, widget }) => {
  await open({ body: list('tags="jazz=Jazz, sport" near="Toulouse" limit="3"') });
  await expect(widget.locator('[part=title]')).toHaveText([
    'Stade Toulousain – La Rochelle',
    'Nuit Nina Simone, l’intégrale au piano',
    'Atelier : fabriquer son synthé',
  ]);
  await expect(widget.locator('[part=reasons]')).toHaveText([
    '+50 Sport · +30 Toulouse, 0 km · +15 dans 7 jours · +10 18\u202f000 participants',
    '+50 Jazz',
  ]);
});

test('a ranking of a feed sends neither its tags nor its place', async ({ open, requests, widget }) => {
  await open({ body: list('tags="jazz" near="Toulouse"') });
  await expect(widget.locator(cards)).toHaveCount(6);
  expect(requests.data).toHaveLength(1);
  expect(requests.data[0]).not.toMatch(/jazz|toulouse/i);
});

test('city, category and date filter the list', async ({ open, page, widget }) => {
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

test('the site reads a sentence as filters, and attributes override them', async ({ open, page, requests, widget }) => {
  const asked = page.waitForRequest(/search\.json/);
  await open({
    html: 'lang="en"',
    body: `<lively-events query="free jazz tonight" category="culture" limit="2" source="${backend}" apikey="${publishableKey}"></lively-events>`,
  });
  expect((await asked).url()).toBe(`${library}/en/search.json?line=free+jazz+tonight`);
  expect((await asked).headers()).not.toHaveProperty('apikey');
  await expect.poll(() => requests.data).toHaveLength(1);
  expect(Object.fromEntries(new URL(requests.data[0] ?? '').searchParams)).toEqual({
    ...{ sort: 'date', page_size: '2', category: 'culture' },
    ...{ text: 'jazz', date_filter: 'tonight', max_price: '0' },
  });
  await expect(widget).toHaveAttribute('query', 'free jazz tonight');
});

test('attributes with invalid values are ignored', async ({ open, widget }) => {
  await open({
    body: list(
      'layout="spiral" theme="neon" limit="-2.5" category="opera" date="someday" accent="vermilionish" lang="de"',
    ),
  });
  await expect(widget.locator(cards).first()).toBeVisible();
  await expect(widget.locator('[part=category]').first()).toHaveText('Sport');
});

test('a picture of any shape fills its frame', async ({ open, page, widget }) => {
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
  const pictures = widget.locator('figure img');
  await expect(pictures).toHaveCount(sizes.length);
  for (const picture of await pictures.all()) {
    await expect(picture).toHaveCSS('object-fit', 'cover');
    const frame = await picture.locator('..').boundingBox();
    expect(await picture.boundingBox()).toEqual(frame);
  }
});

test('the pictures of a backend are loaded only from the site, and a missing picture is removed', async ({
  open,
  page,
  widget,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && !request.url().startsWith('data:')) asked.push(request.url());
  });
  const [first, second] = rows.map((row, index) => ({ ...row, image: `https://pictures.example/${index}.jpg` }));
  await page.route(`${backend}/rest/v1/rpc/explore_events*`, (route) =>
    route.fulfill({
      json: { events: [first, second], next_cursor: null, total: 2 },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await page.route(`${library}/pictures/${rows[0]?.id}/*`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="50"/>',
    }),
  );
  await open({ body: `<lively-events source="${backend}" apikey="${publishableKey}" layout="grid"></lively-events>` });
  await expect(widget.locator(cards)).toHaveCount(2);
  // The second picture is answered with 404.
  await expect(widget.locator('figure img')).toHaveCount(1);
  await expect
    .poll(() => widget.locator('figure img').evaluate((picture: HTMLImageElement) => picture.complete))
    .toBe(true);
  expect(asked.length).toBeGreaterThanOrEqual(2);
  for (const url of asked) expect(url).toMatch(new RegExp(`^${library}/pictures/[-0-9a-f]{36}/[0-9a-z]+-\\d+\\.avif$`));
});

test('a long price wraps beside the ticket link', async ({ open, page, widget }) => {
  const price = 'Sur adhésion annuelle à l’association du quartier';
  const unread = { price_kind: 'unknown', price_amount: null };
  const priced = [{ ...rows[0], price, ...unread, ticket_url: 'https://billets.example/1' }];
  await page.route(`${backend}/priced.json`, (route) =>
    route.fulfill({ json: priced, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  for (const layout of ['list', 'grid', 'compact']) {
    await open({ body: list(`layout="${layout}" limit="1"`, 'priced.json') });
    const text = await widget.getByText(price).boundingBox();
    const button = await widget.locator('[part=ticket]').boundingBox();
    expect(text && button && button.y + button.height / 2).toBeLessThan((text?.y ?? 0) + (text?.height ?? 0));
    expect(text && button && text.x + text.width).toBeLessThanOrEqual(button?.x ?? 0);
  }
});

test('an unknown city for the ranking is replaced by Paris', async ({ open, widget }) => {
  await open({ body: list('near="Atlantis"') });
  await expect(widget.locator('[part=reasons]').first()).toHaveText('+30 Paris, 0 km');
});

test.describe('a visitor in Tahiti', () => {
  test.use({ timezoneId: 'Pacific/Tahiti' });

  test('sees times in the time zone of the venue, with its name', async ({ open, widget }) => {
    await open({ body: list() });
    const piano = widget.locator(cards).filter({ hasText: 'Nina Simone' });
    await expect(piano.locator('[part=place]')).toHaveText(
      'Le Trianon · Paris 18e · 20:30 · heure\u00A0: France · seule date',
    );
    await expect(piano.locator('[part=date]')).toHaveText('sam.12déc.');
  });
});
