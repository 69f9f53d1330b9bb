import { cards, expect, list, script, test } from './partnerTest.ts';
import { backend, library } from './ports.ts';

test('a widget that is inserted later shows its events', async ({ open, page, widget }) => {
  await open({ body: '' });
  await page.evaluate((source) => {
    const element = document.createElement('lively-events');
    element.setAttribute('source', source);
    document.body.append(element);
    element.setAttribute('limit', '2');
  }, `${backend}/events.json`);
  await expect(widget.locator(cards)).toHaveCount(2);
});

test('a widget shows its events when its script arrives late', async ({ open, page, widget }) => {
  await page.route(script, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const opened = open({ body: list() });
  await expect(page.getByRole('link', { name: 'Les événements sur Lively' })).toBeVisible();
  await opened;
  await expect(widget.locator(cards)).toHaveCount(6);
});

test('a widget that is removed and inserted again keeps its events', async ({ open, page, requests, widget }) => {
  await open({ body: `${list()}<main></main>` });
  await expect(widget.locator(cards)).toHaveCount(6);
  await page.evaluate(async () => {
    const element = document.querySelector('lively-events') as HTMLElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 50));
    document.querySelector('main')?.append(element);
  });
  await expect(page.locator('main lively-events').locator(cards)).toHaveCount(6);
  expect(requests.data).toHaveLength(1);
});

test('a widget that is moved while it loads is loaded once', async ({ open, page, requests, widget }) => {
  await open({ body: `${list('', 'slow.json')}<main></main>` });
  await expect(widget.locator('[inert]')).toHaveCount(1);
  await page.evaluate(() => {
    const element = document.querySelector('lively-events') as HTMLElement;
    document.querySelector('main')?.append(element);
  });
  await expect(page.locator('main lively-events').locator(cards)).toHaveCount(6);
  expect(requests.data).toHaveLength(1);
});

test('the answer to an older request does not replace a newer answer', async ({ open, page, widget }) => {
  await open({ body: list('', 'slow.json') });
  await widget.evaluate((element, source) => element.setAttribute('source', source), `${backend}/none.json`);
  await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
  await page.waitForTimeout(1700);
  await expect(widget.getByRole('status')).toHaveText('Aucun événement trouvé');
});

test('the page is told once that the first list is shown, with the number of its events', async ({
  open,
  page,
  widget,
}) => {
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    document.addEventListener('lively-ready', (event) => {
      const { target, detail } = event as CustomEvent;
      told.push({ shown: (target as Element).shadowRoot?.querySelectorAll('ul:not([inert]) > li').length, detail });
    });
  });
  const readTold = () => page.evaluate(() => (window as unknown as { told: unknown[] }).told);
  await open({ body: list('limit="4" lang="en" tags="jazz"') });
  await expect.poll(readTold).toEqual([{ shown: 4, detail: { count: 4 } }]);
  await widget.evaluate((element, source) => element.setAttribute('source', source), `${backend}/wrapped.json`);
  await widget.getByRole('button', { name: 'Show more' }).click();
  await expect(widget.locator(cards)).toHaveCount(6);
  expect(await readTold()).toHaveLength(1);

  await open({ body: list('', 'none.json') });
  await expect.poll(readTold).toEqual([{ shown: 0, detail: { count: 0 } }]);
  await open({ body: list('', 'failing.json') });
  await expect(widget.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(await readTold()).toEqual([]);
});

test('a cancelled request that fails shows no error', async ({ open, page, widget }) => {
  await page.addInitScript(() => {
    document.addEventListener('lively-error', () => {
      document.title = 'notified';
    });
  });
  const { promise: givenUp, resolve: giveUp } = Promise.withResolvers<void>();
  await page.route(`${backend}/failing.json`, async (route) => {
    await givenUp;
    await route.continue();
  });
  await open({ body: list('', 'failing.json') });
  const answered = page.waitForResponse(`${backend}/failing.json`);
  await widget.evaluate((element, source) => element.setAttribute('source', source), `${backend}/events.json`);
  await expect(widget.locator(cards)).toHaveCount(6);
  giveUp();
  await answered;
  await page.waitForTimeout(200);
  await expect(widget.locator(cards)).toHaveCount(6);
  expect(await page.title()).toBe('Un partenaire');
});

test('a change of layout, limit or city sends no request', async ({ open, requests, widget }) => {
  await open({ body: list() });
  await expect(widget.locator(cards)).toHaveCount(6);
  await widget.evaluate((element) => {
    element.setAttribute('layout', 'grid');
    element.setAttribute('limit', '3');
    element.setAttribute('city', 'Lyon');
  });
  await expect(widget.locator(cards)).toHaveCount(2);
  expect(requests.data).toHaveLength(1);
});

test('two versions of the script work on one page', async ({ open, page, requests }) => {
  await open({ body: list() + list('layout="grid"'), scripts: [script, `${library}/lively-0.2.0.js`] });
  for (const widget of await page.locator('lively-events').all()) await expect(widget.locator(cards)).toHaveCount(6);
  await expect
    .poll(() => requests.scripts.map((url) => /(0\.[12]\.0|parts|posters)\./.exec(url)?.[1]))
    .toEqual(['0.1.0', '0.2.0', 'parts', 'posters']);
});

test('twenty equal widgets on one page share one request', async ({ open, page, requests }) => {
  await open({ body: list('limit="2"').repeat(20) });
  await expect(page.locator(cards)).toHaveCount(40);
  expect(requests.data).toHaveLength(1);
});

test('the link inside the element stays visible if the script cannot be loaded', async ({ open, page, widget }) => {
  await page.route(script, (route) => route.abort());
  await open({ body: list() });
  await expect(widget.getByRole('link', { name: 'Les événements sur Lively' })).toBeVisible();
});

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the link inside the element', async ({ page }) => {
    await page.goto(`/?page=${encodeURIComponent(list())}`);
    await expect(page.getByRole('link', { name: 'Les événements sur Lively' })).toBeVisible();
  });
});
