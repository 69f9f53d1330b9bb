import type { Page } from '@playwright/test';
import { backendList, cards, expect, list, shownCards, test } from './partnerTest.ts';
import { backend, library, publishableKey } from './ports.ts';

const argumentsOf = (url = '') => Object.fromEntries(new URL(url).searchParams);

/** Answers the browser's request for the position: in Lyon, or with the code of an error. */
async function answerPosition(page: Page, code?: number): Promise<void> {
  await page.addInitScript((code) => {
    const asked: number[] = [];
    Object.assign(window, { asked });
    navigator.geolocation.getCurrentPosition = (resolve, reject) => {
      asked.push(1);
      if (code) reject?.({ code } as GeolocationPositionError);
      else resolve({ coords: { latitude: 45.767_123, longitude: 4.834_567 } } as GeolocationPosition);
    };
  }, code);
}

test.describe('a month', () => {
  test('requests the days of the shown month only, and counts the events of each day', async ({
    open,
    requests,
    widget,
  }) => {
    await open({ body: backendList('layout="month"') });
    await expect(widget.getByRole('heading', { name: 'novembre 2026' })).toBeVisible();
    await expect(widget.getByRole('button', { name: 'samedi 28 novembre, 1 événement' })).toBeVisible();
    await expect(widget.getByRole('button', { name: 'dimanche 29 novembre, aucun événement' })).toBeDisabled();
    await widget.getByRole('button', { name: 'Mois suivant' }).click();
    await expect(widget.getByRole('heading', { name: 'décembre 2026' })).toBeVisible();
    await expect(widget.locator(shownCards)).toHaveCount(4);
    expect(requests.data.map(argumentsOf)).toEqual([
      { sort: 'date', page_size: '100', first_day: '2026-11-01', last_day: '2026-11-30' },
      { sort: 'date', page_size: '100', first_day: '2026-12-01', last_day: '2026-12-31' },
    ]);
  });

  test('a press on a day shows its events without a request, and another the month', async ({
    open,
    requests,
    widget,
  }) => {
    await open({ body: backendList('layout="month"') });
    await widget.getByRole('button', { name: 'Mois suivant' }).click();
    const day = widget.getByRole('button', { name: /^samedi 12 décembre/ });
    await day.click();
    await expect(day).toHaveAttribute('aria-pressed', 'true');
    await expect(widget.getByRole('heading', { name: 'samedi 12 décembre' })).toBeVisible();
    await expect(widget.locator('[part=title]')).toHaveText([/Nina Simone/]);
    const all = widget.getByRole('link', { name: 'Voir tout' });
    await expect(all).toHaveAttribute('href', `${library}/explore?date=2026-12-12_2026-12-12`);
    await day.click();
    await expect(widget.locator(shownCards)).toHaveCount(4);
    expect(requests.data).toHaveLength(2);
  });

  test('a day of a month with more events than one page is requested', async ({ open, requests, widget }) => {
    await open({ body: backendList('layout="month"', '/crowded') });
    await widget.getByRole('button', { name: 'Mois suivant' }).click();
    const day = widget.getByRole('button', { name: 'samedi 12 décembre, 100 événements ou plus' });
    await day.click();
    await expect(widget.getByRole('status')).toHaveText('6 sur 150 événements · Voir tout');
    expect(argumentsOf(requests.data.at(-1))).toEqual({
      ...{ sort: 'date', page_size: '6', first_day: '2026-12-12', last_day: '2026-12-12' },
    });
    await expect(day).toHaveAccessibleName('samedi 12 décembre, 100 événements ou plus');
  });

  test('days before the second day of recurring events may have more events', async ({ open, widget }) => {
    await open({ body: backendList('layout="month"', '/recurring') });
    await widget.getByRole('button', { name: 'Mois suivant' }).click();
    await expect(widget.getByRole('button', { name: 'dimanche 20 décembre, 100 événements ou plus' })).toBeEnabled();
    await expect(widget.getByRole('button', { name: /^samedi 12 décembre/ })).toBeEnabled();
  });

  test('a month of a venue says that it may have more than the hundred events that a backend sends', async ({
    open,
    widget,
  }) => {
    await open({ body: backendList('layout="month" venue="Le Trianon"', '/crowded') });
    await widget.getByRole('button', { name: 'Mois suivant' }).click();
    await expect(widget.getByRole('button', { name: 'samedi 12 décembre, 100 événements ou plus' })).toBeVisible();
    await expect(widget.getByRole('status')).toHaveText('6 sur plus de 100 événements · Voir tout');
  });

  test('a calendar has all its days, whatever the days of its filters', async ({ open, requests, widget }) => {
    await open({ body: backendList('layout="month" filters="weekdays=2&areas=38"') });
    await expect(widget.getByRole('link', { name: 'Voir tout' })).toBeVisible();
    expect(argumentsOf(requests.data.at(-1))).toMatchObject({ areas: '{38}', first_day: '2026-11-01' });
    expect(argumentsOf(requests.data.at(-1))).not.toHaveProperty('weekdays');
    await expect(widget.getByRole('link', { name: 'Voir tout' })).not.toHaveAttribute('href', /weekdays/);
  });

  test('a month that is over cannot be reached', async ({ open, page, widget }) => {
    await open({ body: backendList('layout="month"') });
    const previous = widget.getByRole('button', { name: 'Mois précédent' });
    await expect(previous).toBeDisabled();
    await previous.focus();
    await page.keyboard.press('Enter');
    await expect(widget.getByRole('heading', { name: 'novembre 2026' })).toBeVisible();
  });

  test('the Tab key reaches one day, and the arrow keys the others, also of the next month', async ({
    open,
    page,
    widget,
  }) => {
    await open({ body: backendList('layout="month"') });
    await expect(widget.getByRole('button', { name: 'samedi 28 novembre, 1 événement' })).toBeVisible();
    await widget.getByRole('button', { name: 'Mois suivant' }).focus();
    await page.keyboard.press('Tab');
    await expect(widget.getByRole('button', { name: /^samedi 21 novembre/ })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(widget.locator('[part=title]')).toHaveText([/Stade/]);
    await expect(widget.getByRole('button', { name: /^samedi 28 novembre/ })).toBeFocused();
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await expect(widget.getByRole('button', { name: /^mardi 1er décembre/ })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(widget.getByRole('button', { name: /^lundi 30 novembre/ })).toBeFocused();
  });

  test('counts the events of a feed, with one request', async ({ open, requests, widget }) => {
    await open({ body: list('layout="month" lang="en"') });
    await widget.getByRole('button', { name: 'Next month' }).click();
    await expect(widget.getByRole('button', { name: 'Saturday 12 December, 1 event' })).toBeVisible();
    await expect(widget.getByRole('columnheader')).toHaveText(['M', 'T', 'W', 'T', 'F', 'S', 'S']);
    expect(requests.data).toHaveLength(1);
  });
});

test.describe('a week', () => {
  test('shows the events of seven days from today below the names of the days', async ({ open, requests, widget }) => {
    await open({ body: backendList('layout="week"') });
    await expect(widget.getByRole('heading', { level: 2 })).toHaveText('21–27 novembre 2026');
    await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
    await widget.getByRole('button', { name: 'Semaine suivante' }).click();
    await expect(widget.getByRole('heading', { level: 3 })).toHaveText('samedi 28 novembre');
    await expect(widget.locator(shownCards)).toHaveText([
      /^Stade Toulousain.*Ernest-Wallon\s· Toulouse\s· seule date.*21:00/,
    ]);
    expect(argumentsOf(requests.data[1])).toEqual({
      ...{ sort: 'date', page_size: '20', first_day: '2026-11-28', last_day: '2026-12-04' },
    });
    await widget.getByRole('button', { name: 'Semaine précédente' }).click();
    await expect(widget.getByRole('heading', { level: 2 })).toHaveText('21–27 novembre 2026');
  });

  test('more events are added to their day, and the button keeps the focus', async ({ open, page, widget }) => {
    const dates = ['2026-11-22', '2026-11-22', '2026-11-22', '2026-11-23'];
    await page.route(`${backend}/dated.json`, (route) =>
      route.fulfill({
        json: dates.map((date, id) => ({ id: `${id}`, title: `Bal ${id}`, date, time_zone: 'Europe/Paris' })),
        headers: { 'Access-Control-Allow-Origin': '*' },
      }),
    );
    await open({ body: list('layout="week" limit="2"', 'dated.json') });
    await expect(widget.getByRole('heading', { level: 3 })).toHaveText(['dimanche 22 novembre']);
    await widget.getByRole('button', { name: 'Afficher plus' }).click();
    await expect(widget.getByRole('heading', { level: 3 })).toHaveText(['dimanche 22 novembre', 'lundi 23 novembre']);
    await expect(widget.locator('[part=day]').first().locator('[part=title]')).toHaveText(['Bal 0', 'Bal 1', 'Bal 2']);
    await expect(widget.getByRole('link', { name: 'Bal 2' })).toBeFocused();
  });
});

test.describe('a search', () => {
  test('shows its results in place, what was read, and a link to the same search', async ({
    open,
    page,
    requests,
    widget,
  }) => {
    await open({ body: backendList('layout="search" filters="areas=69"') });
    await expect(widget.locator(cards)).toHaveCount(6);
    await widget.getByRole('searchbox', { name: 'Que cherchez-vous' }).fill('free jazz zorglub');
    const asked = page.waitForRequest(/line=/);
    await page.keyboard.press('Enter');
    expect((await asked).url()).toBe(`${library}/search.json?areas=69&line=free+jazz+zorglub`);
    await expect(widget.locator('[part=search] p')).toHaveText([
      'Compris\u00A0: free jazz',
      'Sans effet\u00A0: zorglub',
    ]);
    const all = widget.getByRole('link', { name: 'Voir tout' });
    await expect(all).toHaveAttribute('href', `${library}/explore?areas=69&line=free+jazz+zorglub`);
    expect(argumentsOf(requests.data.at(-1))).toEqual({
      ...{ sort: 'date', page_size: '6', areas: '{69}', text: 'jazz', category: 'music', max_price: '0' },
    });
    await expect(widget.getByRole('searchbox')).toBeFocused();
    await widget.getByRole('searchbox').fill('');
    await widget.getByRole('button', { name: 'Rechercher' }).click();
    await expect(widget.locator('[part=search] p')).toHaveCount(0);
  });
});

test.describe('near me', () => {
  test('asks for the position on a press only, and sends only the commune', async ({
    open,
    page,
    requests,
    widget,
  }) => {
    const all: string[] = [];
    page.on('request', (request) => all.push(request.url()));
    await answerPosition(page);
    await open({ body: backendList('locate city="Paris"') });
    await expect(widget.locator(cards)).toHaveCount(6);
    expect(await page.evaluate(() => (window as unknown as { asked: number[] }).asked)).toEqual([]);
    const button = widget.getByRole('button', { name: 'Près de moi' });
    await button.click();
    await expect(widget.getByText('Lyon et 20\u00A0km autour')).toBeVisible();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
    expect(argumentsOf(requests.data.at(-1))).toEqual({
      ...{ sort: 'distance', page_size: '6', commune: '69123', radius_km: '20' },
    });
    expect(all.filter((url) => url.includes('/communes/'))).toHaveLength(9);
    for (const url of all) expect(decodeURIComponent(url)).not.toMatch(/45\.7|4\.83/);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => argumentsOf(requests.data.at(-1))).toMatchObject({ city: 'Paris' });
  });

  for (const [code, message] of [
    [1, /Votre navigateur ne donne pas votre position/],
    [2, /n’a pas pu être trouvée/],
  ] as const)
    test(`says that the position is not known: code ${code}`, async ({ open, page, requests, widget }) => {
      await answerPosition(page, code);
      await open({ body: backendList('locate') });
      await widget.getByRole('button', { name: 'Près de moi' }).click();
      await expect(widget.getByText(message)).toBeVisible();
      await expect(widget.locator(cards)).toHaveCount(6);
      expect(requests.data).toHaveLength(1);
    });
});

test('the events of a venue are requested with the filters of the list', async ({ open, page, widget }) => {
  const asked = page.waitForRequest(`${backend}/rest/v1/rpc/list_events_of_source`);
  await open({ body: backendList('venue="Le Trianon" category="music" filters="areas=75" limit="1"') });
  expect((await asked).postDataJSON()).toEqual({
    filters: { category: 'music', areas: '{75}' },
    ...{ venue: 'Le Trianon', organizer: '' },
  });
  expect((await asked).headers().apikey).toBe(publishableKey);
  await expect(widget.getByRole('status')).toHaveText('1 sur 2 événements · Voir tout');
  await expect(widget.getByRole('link', { name: 'Voir tout' })).toHaveAttribute(
    'href',
    `${library}/explore?q=Le+Trianon&areas=75&category=music`,
  );
});

test('an event has the day that passes the weekdays of the filters', async ({ open, widget }) => {
  await open({ body: backendList('filters="weekdays=7" limit="1"', '/recurring') });
  await expect(widget.locator('time')).toHaveAttribute('datetime', '2026-12-20T20:30');
});

for (const attribute of ['query="jazz"', 'filters="areas=38"', 'venue="Le Trianon"', 'date="tonight"'])
  test(`a list whose filter does not load shows no other events: ${attribute}`, async ({ open, page, widget }) => {
    await page.route(/\/lively-(filters|days)\./, (route) => route.abort());
    await open({ body: backendList(attribute) });
    await expect(widget.getByRole('button', { name: 'Réessayer' })).toBeVisible();
    await expect(widget.locator(cards)).toHaveCount(0);
  });

for (const body of [backendList('date="tonight"'), list('date="tonight"')])
  test(`only the events of this night are shown: ${body.slice(0, 60)}`, async ({ open, page, widget }) => {
    await open({ body });
    await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
    await page.clock.setFixedTime('2026-11-28T22:00:00+01:00');
    await widget.evaluate((element) => element.setAttribute('limit', '2'));
    await expect(widget.locator('[part=title]')).toHaveText([/Stade/]);
  });
