import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { serveSite } from '../helpers/serveSite.ts';

/*
 * Measures the memory that stays in use after 6,000 events. Two tabs scroll through long lists, open events and come
 * back. At the end, after garbage collection, the heap, the nodes and the listeners of a tab must be within a tenth of
 * those after one round. `BENCH_ROUNDS` sets the rounds of 300 events in each tab; the default is 10.
 */
const [tabs, rounds, cardsPerRound, opened] = [2, Number(process.env.BENCH_ROUNDS ?? 10), 300, 5];
const events = 400;
/** The max ratio of the end to the start. */
const limit = 1.1;

interface Held {
  /** Bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

const { origin, folder, close } = await serveSite();
await storeEvents(JSON.parse(await readFile(join(folder, 'server.json'), 'utf8')).secretKey);

const { executablePath, args } = chromiumOptions;
// Optimized code stays in memory too, and would distort the memory of the app.
const browser = await chromium.launch({ executablePath, args: [...args, '--js-flags=--no-turbofan --no-maglev'] });
const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
const misses = (await Promise.all(Array.from({ length: tabs }, (_, tab) => soak(context, tab + 1)))).flat();
await browser.close();
await close();
process.stdout.write(misses.length ? `FAILS: ${misses.join(', ')}\n` : `holds: at most ${limit} times the start\n`);
process.exitCode = misses.length ? 1 : 0;

/** Lists the measurements of one tab that exceed the limit. */
async function soak(context: BrowserContext, tab: number): Promise<string[]> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await page.goto(`${origin}/explore`);
  // The first round loads data that stays in memory: code, texts, the list of events.
  await see(page);
  const start = await measure(page, session);
  let seen = 0;
  for (let round = 0; round < rounds; round++) seen += await see(page);
  const end = await measure(page, session);

  return (['heap', 'nodes', 'listeners'] as const).flatMap((what) => {
    const ratio = end[what] / start[what];
    const line = `tab ${tab}, ${seen} events seen: ${what} ${start[what]} → ${end[what]}, ${ratio.toFixed(3)} times`;
    process.stdout.write(`${line}\n`);
    return ratio <= limit ? [] : [line];
  });
}

/** Scrolls through a long list, opens some of its events, and returns to the short list. */
async function see(page: Page): Promise<number> {
  const cards = page.locator('article');
  const pageLength = await cards.count();
  await visit(page, `/explore?page=${Math.ceil(cardsPerRound / pageLength)}`);
  await cards.nth(cardsPerRound - 1).waitFor({ state: 'attached' });
  for (let share = 0; share <= 10; share++) {
    await page.evaluate((part) => scrollTo(0, document.body.scrollHeight * part), share / 10);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  const seen = await cards.count();
  for (let index = 0; index < opened; index++) {
    await cards
      .nth(index * 7)
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('main').getByRole('complementary').waitFor();
    await page.goBack();
    await cards.nth(cardsPerRound - 1).waitFor({ state: 'attached' });
  }
  await visit(page, '/explore');
  await page.waitForFunction((most) => document.querySelectorAll('article').length < most, cardsPerRound);
  return seen;
}

/** Goes to a path without reloading the app. */
async function visit(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}

async function measure(page: Page, session: CDPSession): Promise<Held> {
  // Waits until the timers of the app have released their memory.
  await page.waitForTimeout(2_000);
  for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

async function storeEvents(secretKey: string): Promise<void> {
  const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  const rows = Array.from({ length: events }, (_, index) => ({
    title: `Bal du quartier ${index}`,
    category: 'leisure',
    location: 'Lyon',
    date,
    description: 'Un bal sur la place. '.repeat(40),
  }));
  const answer = await fetch(`${origin}/rest/v1/events`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(rows),
  });
  if (!answer.ok) throw new Error(`The events were answered ${answer.status}: ${await answer.text()}`);
}
