import { backendList, cards, expect, list, one, test } from './partnerTest.ts';
import { backend, publishableKey } from './ports.ts';
import { idOf } from './rows.ts';

const piano = 'Nuit Nina Simone, l’intégrale au piano';

test('a list shows the coming events in the order of time', async ({ open, widget }) => {
  await open({ body: list('limit="20"') });
  await expect(widget.locator(cards)).toHaveCount(7);
  await expect(widget.locator('[part=title]')).toHaveText([
    'Stade Toulousain – La Rochelle',
    piano,
    'Bonnard, la couleur des jours',
    'Les Lumières du Vieux-Port',
    'Marché de Noël des producteurs',
    'Atelier : fabriquer son synthé',
    'Randonnée des calanques',
  ]);
  const [, event] = await widget.locator(cards).all();
  await expect(event?.locator('[part=place]') ?? widget).toHaveText('Le Trianon · Paris 18e · 20:30 · seule date');
  await expect(event?.locator('[part=date]') ?? widget).toHaveText('sam.12déc.');
  await expect(event?.locator('[part=price]') ?? widget).toHaveText('32 €');
  await expect(event?.locator('[part=category]') ?? widget).toHaveText('Musique');
});

test('a list shows the number of its shown events and the total', async ({ open, widget }) => {
  await open({ body: list() });
  await expect(widget.locator(cards)).toHaveCount(6);
  await expect(widget.getByRole('status')).toHaveText('6 sur 7 événements · Voir tout');
});

test('a list of 10,000 events shows at most a hundred, and the total', async ({ open, widget }) => {
  await open({ body: list('limit="99999"', 'crowd.json') });
  await expect(widget.locator(cards)).toHaveCount(100);
  await expect(widget.getByRole('status')).toHaveText('100 sur 10\u202f000 événements · Voir tout');
});

for (const layout of ['list', 'grid', 'compact']) {
  test(`a loading ${layout} reserves the height of its events`, async ({ open, page, widget }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await open({ body: `${list(`layout="${layout}" limit="3"`, 'slow.json')}<p>Suite de la page</p>` });
    const below = page.getByText('Suite de la page');
    await expect(widget.locator('[inert] > *')).toHaveCount(3);
    await expect(widget.locator('[inert] a[href]')).toHaveCount(0);
    const before = await below.boundingBox();
    await expect(widget.locator(cards)).toHaveCount(3);
    await expect(widget.getByRole('status')).toHaveText('3 sur 7 événements · Voir tout');
    expect(before?.y).toBeGreaterThan(400);
    expect(await below.boundingBox()).toEqual(before);
  });
}

test('an empty list shows a message and the link inside the element', async ({ open, widget }) => {
  await open({ body: list('', 'none.json') });
  await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
  await expect(widget.getByRole('link', { name: 'Les événements sur Lively' })).toBeVisible();
});

for (const [feed, reason] of [
  ['failing.json', /^500$/],
  ['nowhere.json', /^404$/],
  ['broken.json', /^SyntaxError/],
  ['null.json', /^TypeError/],
] as const) {
  test(`a failed list shows a message, notifies the page, and can be loaded again: ${feed}`, async ({
    open,
    page,
    widget,
  }) => {
    await page.addInitScript(() => {
      const reasons: unknown[] = [];
      Object.assign(window, { reasons });
      document.addEventListener('lively-error', (event) => reasons.push((event as CustomEvent).detail.reason));
    });
    await open({ body: list('', feed) });
    await expect(widget.getByRole('status')).toHaveText('Erreur lors du chargement des événements');
    await expect(widget.getByRole('link', { name: 'Les événements sur Lively' })).toBeVisible();
    const reasons = await page.evaluate(() => (window as unknown as { reasons: string[] }).reasons);
    expect(reasons).toEqual([expect.stringMatching(reason)]);

    await page.route(`${backend}/${feed}`, (route) => route.continue({ url: `${backend}/events.json` }));
    await widget.getByRole('button', { name: 'Réessayer' }).click();
    await expect(widget.locator(cards)).toHaveCount(6);
    const focused = await page.evaluate(() => document.activeElement?.localName);
    expect(focused).toBe('lively-events');
  });
}

test('a list shows an error after ten seconds without an answer', async ({ open, widget }) => {
  await open({ body: list('', 'never.json') });
  await expect(widget.locator('[inert]')).toHaveCount(1);
  await expect(widget.getByRole('status')).toHaveText('Erreur lors du chargement des événements');
});

test('a widget without source and events offers a retry', async ({ open, widget }) => {
  await open({ body: '<lively-events></lively-events>' });
  await expect(widget.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('one event shows its whole date, its hours and their zone', async ({ open, widget }) => {
  await open({ body: one(idOf(17)) });
  await expect(widget.locator(cards)).toHaveCount(1);
  await expect(widget.locator('[part=place]')).toHaveText(
    'Le Trianon · 80 boulevard de Rochechouart, 75018 Paris · samedi 12 décembre 2026 · 20:30 – 00:30 · heure\u00A0: France · seule date',
  );
});

test('one event shows the beginning of its description, and a list shows no description', async ({ open, widget }) => {
  await open({ body: one(idOf(17)) });
  await expect(widget.locator('[part=description]')).toHaveText(/^Un soir de piano\. Encore.{250,290}…$/);
  await open({ body: list() });
  await expect(widget.locator(cards)).toHaveCount(6);
  await expect(widget.locator('[part=description]')).toHaveCount(0);
});

test('the category of one event is at the bottom of its picture, at 900 and 320 px', async ({ open, page, widget }) => {
  await open({ body: one(idOf(17)) });
  const listFeet = () =>
    Promise.all(
      ['figure', '[part=category]'].map(async (part) => {
        const box = await widget.locator(part).boundingBox();
        return Math.round((box?.y ?? 0) + (box?.height ?? 0));
      }),
    );
  for (const width of [900, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const [picture, label] = await listFeet();
    expect(label).toBe(picture);
  }
});

test('one event shows five of its other dates, and the number of the remaining dates', async ({ open, widget }) => {
  const timings = Array.from({ length: 8 }, (_, day) => ({
    begin: `2026-12-${10 + day}T20:30:00+01:00`,
    end: `2026-12-${10 + day}T22:00:00+01:00`,
  }));
  const json = JSON.stringify({ id: 'a', title: 'Varda', time_zone: 'Europe/Paris', timings });
  await open({ body: `<lively-event><script type="application/json">${json}</script></lively-event>` });
  await expect(widget.locator('[part=dates]')).toHaveText(
    /^Autres dates\u00A0: ven\. 11 déc\.,? 20:30 · .* · mar\. 15 déc\.,? 20:30 · \+\u00A02$/,
  );
});

for (const [language, prices] of [
  ['en', ['€32', 'Free', 'From €25']],
  ['es', ['32\u00A0€', 'Gratis', 'Desde 25\u00A0€']],
  ['fr', ['32 €', 'Gratuit', 'dès 25 €']],
] as const) {
  test(`prices are written in the language of the widget: ${language}`, async ({ open, widget }) => {
    await open({ body: list(`lang="${language}" limit="20"`) });
    for (const [index, event] of [piano, 'Lumières', 'Stade'].entries()) {
      const price = widget.locator(cards).filter({ hasText: event }).locator('[part=price] bdi');
      await expect(price).toHaveText(prices[index] ?? '', { useInnerText: false });
    }
  });
}

test('the widget for one event without an id shows the next event, and no count', async ({ open, widget }) => {
  await open({ body: list().replaceAll('lively-events', 'lively-event') });
  await expect(widget.locator('[part=title]')).toHaveText('Stade Toulousain – La Rochelle');
  await expect(widget.getByRole('status')).toHaveCount(0);
});

for (const [number, status] of [
  [8, 'Passé'],
  [38, 'Annulé'],
  [20, 'Complet'],
] as const) {
  test(`one event with the status ${status} shows it, and no ticket link`, async ({ open, widget }) => {
    await open({ body: one(idOf(number)) });
    await expect(widget.locator('[part=status]')).toHaveText(status);
    await expect(widget.getByRole('link', { name: 'Billets' })).toHaveCount(0);
  });
}

test('cancelled and full events of a list are labelled', async ({ open, widget }) => {
  await open({ body: list('layout="compact"') });
  await expect(widget.locator('[part=status]')).toHaveText(['Complet', 'Annulé']);
});

test('an event that does not exist shows a message and the link inside the element', async ({ open, widget }) => {
  await open({ body: one(idOf(99)) });
  await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
  await expect(widget.getByRole('link', { name: 'Nuit Nina Simone' })).toBeVisible();
});

test('a list requests as many rows from a backend as it can show, with its filters', async ({
  open,
  requests,
  widget,
}) => {
  await open({ body: backendList('city="Saint-Étienne" category="Musique" date="weekend" limit="3"') });
  await expect(widget.locator(cards)).toHaveCount(0);
  await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
  const url = new URL(requests.data[0] ?? '');
  expect(url.pathname).toBe('/rest/v1/rpc/explore_events');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    sort: 'date',
    page_size: '3',
    city: 'Saint-Étienne',
    category: 'music',
    date_filter: 'weekend',
  });
  expect(requests.data).toHaveLength(1);
});

test('a list of a backend shows the total of its events', async ({ open, widget }) => {
  await open({ body: backendList('', '/busy') });
  await expect(widget.getByRole('status')).toHaveText('6 sur 75 événements · Voir tout');
});

test('a list of a backend says that it has more events than a backend counts', async ({ open, widget }) => {
  await open({ body: backendList('', '/endless') });
  await expect(widget.getByRole('status')).toHaveText('6 sur plus de 10\u202f000 événements · Voir tout');
});

test('widgets with different looks share one request to a backend', async ({ open, page, requests }) => {
  await open({ body: backendList() + backendList('layout="grid" lang="en" theme="dark"') + backendList() });
  await expect(page.locator(cards)).toHaveCount(18);
  expect(requests.data).toHaveLength(1);
});

test('the button loads more events of a backend below the others, and announces the new count', async ({
  open,
  page,
  requests,
  widget,
}) => {
  await open({ body: backendList('limit="30"', '/busy') });
  await expect(widget.locator(cards)).toHaveCount(30);
  const first = await widget.locator(cards).first().elementHandle();
  const more = widget.getByRole('button', { name: 'Afficher plus' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(widget.locator(cards)).toHaveCount(60);
  await expect(widget.getByRole('status')).toHaveText('60 sur 75 événements · Voir tout');
  await expect(more).toBeFocused();
  expect(await first?.evaluate((card) => card.isConnected)).toBe(true);
  expect(new URL(requests.data[1] ?? '').searchParams.get('cursor')).toBe('30');

  await page.keyboard.press('Enter');
  await expect(widget.locator(cards)).toHaveCount(75);
  await expect(widget.getByRole('status')).toHaveText('Voir tout');
  await expect(more).toBeHidden();
  const focused = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent);
  expect(focused).toBe('Soirée 60');
});

test('the button shows more events of a feed without a request', async ({ open, requests, widget }) => {
  await open({ body: list('limit="4"') });
  await widget.getByRole('button', { name: 'Afficher plus' }).click();
  await expect(widget.locator(cards)).toHaveCount(7);
  await expect(widget.getByRole('button', { name: 'Afficher plus' })).toBeHidden();
  expect(requests.data).toHaveLength(1);
});

test('a failed load of more events keeps the shown events, and the next press tries again', async ({
  open,
  page,
  widget,
}) => {
  await open({ body: backendList('', '/tired') });
  await widget.getByRole('button', { name: 'Afficher plus' }).click();
  await expect(widget.getByRole('status')).toHaveText('Erreur lors du chargement des événements');
  await expect(widget.locator(cards)).toHaveCount(6);
  await page.route(/cursor/, (route) => route.continue({ url: route.request().url().replace('/tired', '/busy') }));
  await widget.getByRole('button', { name: 'Réessayer' }).click();
  await expect(widget.locator(cards)).toHaveCount(12);
  await expect(widget.getByRole('button', { name: 'Afficher plus' })).toBeFocused();
});

test('a ranking requests its events once, in its order', async ({ open, requests, widget }) => {
  await open({ body: backendList('near="Toulouse" tags="jazz" limit="2"') });
  await expect(widget.locator('[part=title]')).toHaveText([piano, /Stade Toulousain/]);
  const ask = { sort: 'recommendation', page_size: '2', near: 'Toulouse', likes: 'jazz' };
  const asked = () => requests.data.map((url) => Object.fromEntries(new URL(url).searchParams));
  expect(asked()).toEqual([ask]);
  const titles = await widget.locator('[part=title]').allTextContents();
  await widget.getByRole('button', { name: 'Afficher plus' }).click();
  await expect(widget.locator(cards)).toHaveCount(4);
  expect((await widget.locator('[part=title]').allTextContents()).slice(0, 2)).toEqual(titles);
  expect(asked()).toEqual([ask, { ...ask, cursor: '2' }]);
});

test('the widget for one event requests it from a backend by its id', async ({ open, requests, widget }) => {
  await open({
    body: `<lively-event source="${backend}" apikey="${publishableKey}" event-id="${idOf(17)}"></lively-event>`,
  });
  await expect(widget.locator('[part=title]')).toHaveText(piano);
  const { searchParams } = new URL(requests.data[0] ?? '');
  expect(searchParams.get('id')).toBe(`eq.${idOf(17)}`);
  expect(searchParams.get('select')).toContain('description');
});

test('an unreadable event is skipped and logged, and the other events are shown', async ({ open, page, widget }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open({ body: list('limit="20"', 'poisoned.json') });
  await expect(widget.locator('[part=title]')).toContainText(['Stade Toulousain', piano, 'Bonnard']);
  expect(warnings.filter((text) => text.includes('Lively left out an item'))).toHaveLength(1);
});

for (const body of [one(idOf(91)), one(idOf(92))]) {
  test(`an event with a date outside the calendar is shown: ${body.match(/event-id="([^"]+)/)?.[1]}`, async ({
    open,
    widget,
  }) => {
    await open({ body: body.replace('events.json', 'poisoned.json') });
    await expect(widget.locator('[part=title]')).toHaveText(/toujours/);
  });
}

test('a list links to all its events on the site, with the same filters', async ({ open, widget }) => {
  await open({ body: list('site="https://lively.example" city="Lyon" category="culture" near="Nice" tags="jazz"') });
  const all = widget.getByRole('link', { name: 'Voir tout', exact: true });
  await expect(all).toHaveAttribute('href', 'https://lively.example/explore?city=Lyon&category=culture');
});

test('an imported event shows its source and licence', async ({ open, page, widget }) => {
  const event = {
    id: 'a',
    title: 'Bal',
    source: 'openagenda',
    source_url: 'https://openagenda.com/bal',
    licence: 'Licence Ouverte 2.0',
  };
  await open({
    body: `<lively-event><script type="application/json">${JSON.stringify(event)}</script></lively-event>`,
  });
  await expect(widget.locator('[part=source]')).toHaveText('Source\u00A0: OpenAgenda, Licence Ouverte 2.0');
  await expect(page.getByRole('link', { name: 'OpenAgenda' })).toHaveAttribute('href', 'https://openagenda.com/bal');
});

test('a feed can contain its events in an object', async ({ open, widget }) => {
  await open({ body: list('', 'wrapped.json') });
  await expect(widget.locator(cards)).toHaveCount(6);
});

test('events can be written in the page, without a request', async ({ open, requests, widget }) => {
  const json = JSON.stringify([{ id: 'a', title: 'Bal du 14 juillet', category: 'festival', date: '2027-07-14' }]);
  await open({ body: `<lively-events><script type="application/json">${json}</script></lively-events>` });
  await expect(widget.locator('[part=title]')).toHaveText('Bal du 14 juillet');
  expect(requests.data).toEqual([]);
});

test('events that are added to the widget later are shown', async ({ open, page, widget }) => {
  const json = JSON.stringify({ id: 'a', title: 'Bal du 14 juillet', category: 'festival', date: '2027-07-14' });
  await open({ body: `<lively-events></lively-events><script type="application/json">${json}</script>` });
  await expect(widget.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.evaluate(() => {
    const events = document.querySelector('body > [type="application/json"]') as Element;
    document.querySelector('lively-events')?.append(events);
  });
  await expect(widget.locator('[part=title]')).toHaveText('Bal du 14 juillet');
});

for (const [name, timing, when, rarity] of [
  [
    'days',
    { begin: '2026-12-12T10:00:00+01:00', end: '2027-01-31T18:00:00+01:00' },
    'samedi 12 décembre 2026 à 10:00 – dimanche 31 janvier 2027 à 18:00',
    'jusqu’au 31 janvier',
  ],
  [
    'a night',
    { begin: '2026-12-12T20:30:00+01:00', end: '2026-12-13T05:00:00+01:00' },
    'samedi 12 décembre 2026 · 20:30 – 05:00',
    'seule date',
  ],
] as const) {
  test(`one event that lasts ${name} shows its begin and end`, async ({ open, widget }) => {
    const json = JSON.stringify({ id: 'a', title: 'Varda', time_zone: 'Europe/Paris', timings: [timing] });
    await open({ body: `<lively-event><script type="application/json">${json}</script></lively-event>` });
    await expect(widget.locator('[part=place]')).toHaveText(`${when} · heure\u00A0: France · ${rarity}`);
  });
}
