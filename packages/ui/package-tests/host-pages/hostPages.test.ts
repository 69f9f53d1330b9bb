import { createReadStream, existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chromiumOptions } from '../../../../scripts/chromiumOptions.ts';
import { runIn } from '../../../../scripts/runIn.ts';
import { createPages } from './createPages.ts';
import { listLooks } from './listLooks.ts';

const typeFor: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.js': 'text/javascript' };
const orders = ['', '-reversed'];

let folder: string;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  folder = await createPages(inject('tarball'));
  server = createServer(({ url = '' }, response) => {
    const path = join(folder, 'dist', new URL(url, 'http://localhost').pathname);
    response.writeHead(existsSync(path) ? 200 : 404, { 'content-type': typeFor[extname(path)] ?? 'font/woff2' });
    if (existsSync(path)) createReadStream(path).pipe(response);
    else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  browser = await chromium.launch(chromiumOptions);
});

afterAll(async () => {
  await browser?.close();
  server?.close();
  await rm(folder, { recursive: true });
});

describe.each(['bootstrap', 'tailwind'])('a page with %s', (host) => {
  it.each(orders)('draws every component as a page without it, with its stylesheets in the order%s', async (order) => {
    const alone = new Set(await readLooks('alone'));
    expect(alone.size).toBeGreaterThan(50_000);
    expect((await readLooks(`${host}${order}`)).filter((look) => !alone.has(look))).toEqual([]);
  });
});

it.each(orders)('a class of the page and a utility of Tailwind win over a component, in the order%s', async (order) => {
  const page = await open(`tailwind${order}`);
  const button = page.locator('[data-sample=classes] button');
  const { borderRadius, marginTop } = await button.evaluate((element) => {
    const style = getComputedStyle(element);
    return { borderRadius: style.borderRadius, marginTop: style.marginTop };
  });
  expect({ borderRadius, marginTop }).toEqual({ borderRadius: '13px', marginTop: '16px' });
  await page.close();
});

it.each(['light', 'dark'] as const)(
  'components have a dark theme only where it is asked for, if the system is %s',
  async (scheme) => {
    const page = await open('alone', scheme);
    const inkOf = (sample: string) =>
      page
        .locator(`[data-sample=${sample}] button`)
        .evaluate((element) => getComputedStyle(element).getPropertyValue('--lively-color-ink'));
    const [plain, system, dark] = await Promise.all(['classes', 'system', 'dark'].map(inkOf));
    expect(plain).not.toBe(dark);
    expect(system).toBe(scheme === 'dark' ? dark : plain);
    const ofField = await page
      .locator('[data-sample=TextField] input')
      .evaluate((input) => getComputedStyle(input).colorScheme);
    expect(ofField).toBe('light');
    await page.close();
  },
);

it('react-hook-form fills a DateField, reads it, and refuses it empty', async () => {
  const page = await open('alone');
  const form = page.locator('[data-sample=form] form');
  const day = form.getByLabel('Jour');
  expect(await day.inputValue()).toBe('2026-12-12');
  await day.fill('2027-01-03');
  // The open dialogs of other samples cover the button.
  const send = () => form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await send();
  const sent = form.getByText('2027-01-03');
  await sent.waitFor();
  await day.fill('');
  await send();
  await expect.poll(() => day.evaluate((input) => input === document.activeElement)).toBe(true);
  expect(await sent.count()).toBe(1);
  await page.close();
});

it('the doctor finds nothing in this project', async () => {
  expect(await runIn(folder, join(folder, 'node_modules/.bin/ui'), ['doctor'])).toBe('Nothing found.\n');
});

async function readLooks(name: string): Promise<string[]> {
  const page = await open(name);
  const looks = await page.evaluate(listLooks);
  await page.close();
  return looks;
}

/** Opens a page. The browser has loaded its stylesheets before it runs the script. */
async function open(name: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce', viewport: { width: 1024, height: 768 } });
  await page.goto(`http://localhost:${port}/${name}.html`);
  await page.locator('[data-sample=system] button').waitFor();
  return page;
}
