import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { runAxe } from '../helpers/runAxe';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

type Message = Readonly<Record<string, string | number>>;

/** The secret that WordPress gives a frame. */
const secret = 'a1B2c3D4e5';

let partner: Server;

test.afterEach(() => partner?.close());

/** Opens a page of another site with a frame, which keeps the messages that it gets. */
async function openPartner(page: import('@playwright/test').Page, frame: string) {
  partner = createServer((_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(`<!doctype html>
      <html lang="fr"><title>Partenaire</title>
      <script>messages = []; addEventListener('message', ({ data }) => messages.push(data))</script>
      <iframe title="Lively" width="600" height="400" ${frame}></iframe>`),
  ).listen(0);
  const { port } = partner.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  const messages = () => page.evaluate(() => (globalThis as unknown as { messages: Message[] }).messages);
  return { messages, content: page.frameLocator('iframe') };
}

test('the page for frames is accessible, in both themes and at any width', async ({ page }) => {
  for (const path of [
    ...['/widget/explore?city=Paris', '/en/widget/event/17', '/es/widget/explore?q=zzzz'],
    ...['/widget/explore?layout=grid', '/es/widget/explore?layout=week', '/en/widget/explore?layout=month'],
    '/widget/explore?layout=search&line=jazz',
  ])
    for (const theme of ['light', 'dark'])
      for (const width of [200, 375, 1_600])
        await test.step(`${path} ${theme} ${width}`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(`${path}${path.includes('?') ? '&' : '?'}theme=${theme}`);
          expect(await runAxe(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a frame shows the events of its list, and its export the same', async ({ page, baseURL }) => {
    const { content } = await openPartner(page, `src="${baseURL}/widget/explore?city=Lyon&limit=3"`);
    const links = content.getByRole('heading', { level: 2 }).getByRole('link');
    await expect(links).toHaveCount(3);
    const titles = await links.allTextContents();
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('href', new RegExp(`^${baseURL}/event/`));
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await page.goto('/widget/explore.html?city=Lyon&limit=3');
    expect(await page.getByRole('link').allTextContents()).toEqual([...titles, expect.anything()]);
  });

  test('a frame shows the agenda of a week, day by day, and leads to the next week', async ({ page, baseURL }) => {
    const { content } = await openPartner(page, `src="${baseURL}/en/widget/explore?layout=week&limit=40"`);
    const week = content.getByRole('heading', { level: 2 });
    const first = await week.textContent();
    const days = content.getByRole('heading', { level: 3 });
    expect(await days.count()).toBeGreaterThan(1);
    await expect(content.getByRole('heading', { level: 4 }).first()).toBeVisible();
    await expect(content.getByRole('link', { name: 'Previous week' })).toHaveCount(0);
    await content.getByRole('link', { name: 'Next week' }).click();
    await expect(week).not.toHaveText(`${first}`);
    await content.getByRole('link', { name: 'Previous week' }).click();
    await expect(week).toHaveText(`${first}`);
    // The page around the frame stays.
    expect(page.url()).not.toContain('/widget/');
  });

  test('a frame shows the calendar of a month, whose days lead to their events', async ({ page, baseURL }) => {
    const { content } = await openPartner(page, `src="${baseURL}/en/widget/explore?layout=month"`);
    const month = content.getByRole('heading', { level: 2 }).first();
    const current = `${await month.textContent()}`;
    await content.getByRole('link', { name: 'Next month' }).click();
    await expect(month).not.toHaveText(current);
    const table = content.getByRole('table');
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    await expect(table.getByRole('columnheader', { name: 'Monday' })).toBeVisible();
    const day = table.getByRole('link', { name: /^\w+ \d+ \w+, \d+ events?$/ }).last();
    const name = `${await day.getAttribute('aria-label')}`;
    await day.click();
    await expect(content.getByRole('heading', { level: 2, name: `${name.split(',')[0]}` })).toBeVisible();
    await expect(content.getByRole('listitem')).toHaveCount(Math.min(6, Number(/(\d+) events?$/.exec(name)?.[1])));
    await expect(table.getByRole('link', { name })).toHaveAttribute('aria-current', 'true');
    await content.getByRole('link', { name: 'The whole month' }).click();
    await expect(table.locator('[aria-current]')).toHaveCount(0);
  });

  test('a frame with a search box keeps its filters, in a sandbox that allows forms', async ({ page, baseURL }) => {
    const frame = `sandbox="allow-forms" src="${baseURL}/en/widget/explore?layout=search&city=Lyon&limit=3"`;
    const { content } = await openPartner(page, frame);
    await content.getByRole('searchbox').fill('free events zzzzqq');
    await content.getByRole('button', { name: 'Search' }).click();
    await expect(content.getByRole('heading', { level: 1 })).toContainText('Lyon');
    await expect(content.getByRole('heading', { level: 1 })).toContainText('Free');
    await content.getByRole('searchbox').fill('free events');
    await content.getByRole('searchbox').press('Enter');
    await expect(content.getByRole('listitem').first()).toContainText('Lyon');
  });
});

test('a frame tells its height without faults, also when its width changes', async ({ page, baseURL }) => {
  const faults = watchFaults(page);
  const { messages, content } = await openPartner(page, `src="${baseURL}/widget/explore?city=Lyon"`);
  await expect(content.getByRole('listitem')).toHaveCount(6);
  const readHeight = () => content.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(messages).toContainEqual({ type: 'lively-height', height: await readHeight() });
  await page.locator('iframe').evaluate((frame) => frame.setAttribute('width', '300'));
  await expect
    .poll(async () => (await messages()).at(-1))
    .toEqual({ type: 'lively-height', height: await readHeight() });
  expect(faults).toEqual([]);
});

test('in the sandbox of WordPress a frame tells its height, and asks it to open an event', async ({
  page,
  baseURL,
}) => {
  const hidden = 'position: absolute; clip: rect(1px, 1px, 1px, 1px);';
  const frame = `style="${hidden}" sandbox="allow-scripts" data-secret="${secret}" src="${baseURL}/widget/explore?city=Lyon#?secret=${secret}"`;
  const { messages, content } = await openPartner(page, frame);
  await expect.poll(messages).toContainEqual({ message: 'height', value: expect.any(Number), secret });
  await page.locator('iframe').evaluate((shown) => shown.removeAttribute('style'));
  const link = content.getByRole('heading', { level: 2 }).getByRole('link').first();
  const value = await link.getAttribute('href');
  await link.click();
  await expect.poll(messages).toContainEqual({ message: 'link', value, secret });
});

test('in the sandbox of WordPress a search shows its answer in the frame, and keeps the secret', async ({
  page,
  baseURL,
}) => {
  const frame = `sandbox="allow-scripts" data-secret="${secret}" src="${baseURL}/en/widget/explore?layout=search&city=Lyon&limit=3#?secret=${secret}"`;
  const { messages, content } = await openPartner(page, frame);
  await content.getByRole('searchbox').fill('free events zzzzqq');
  await content.getByRole('button', { name: 'Search' }).click();
  await expect(content.getByRole('heading', { level: 1 })).toContainText('Free');
  await content.getByRole('searchbox').fill('free events');
  await content.getByRole('searchbox').press('Enter');
  await expect(content.getByRole('listitem').first()).toContainText('Lyon');
  const height = await content.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await messages()).at(-1)).toEqual({ message: 'height', value: height, secret });
});

test('in WordPress the next week keeps the secret, so that it tells its height', async ({ page, baseURL }) => {
  const frame = `sandbox="allow-scripts" data-secret="${secret}" src="${baseURL}/en/widget/explore?layout=week#?secret=${secret}"`;
  const { messages, content } = await openPartner(page, frame);
  const week = content.getByRole('heading', { level: 2 });
  const first = await week.textContent();
  await content.getByRole('link', { name: 'Next week' }).click();
  await expect(week).not.toHaveText(`${first}`);
  const height = await content.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  await expect.poll(async () => (await messages()).at(-1)).toEqual({ message: 'height', value: height, secret });
});

test('outside of WordPress an event opens in a new window', async ({ page, baseURL }) => {
  const { content } = await openPartner(page, `src="${baseURL}/widget/event/17"`);
  const opened = page.waitForEvent('popup');
  await content.getByRole('heading', { level: 1 }).getByRole('link').click();
  await expect(await opened).toHaveURL(/\/event\/[\w-]+$/);
});
