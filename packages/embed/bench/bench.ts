import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { rows } from '../e2e/rows.ts';
import { bundle } from '../scripts/bundle.ts';

/** How many times longer than the hand-written element the widgets may take. */
const ratioLimit = 1.3;
const rounds = 60;

const here = import.meta.dirname;
const { code } = await bundle(resolve(here, '../src/index.ts'));
const scripts: Record<string, string> = {
  widget: code,
  vanilla: readFileSync(resolve(here, 'vanilla.js'), 'utf8'),
};
const tags: Record<string, string> = { widget: 'lively-events', vanilla: 'vanilla-events' };

const server = createServer(({ url = '' }, response) => {
  const [, name = '', file = ''] = url.split('/');
  const [type, body] =
    file === 'script.js'
      ? ['text/javascript', scripts[name]]
      : file === 'events.json'
        ? ['application/json', JSON.stringify(rows)]
        : ['text/html', pageOf(tags[name] ?? '')];
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
}).listen(0);
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
});

const page = await openSlowPage(browser);
const times = { widget: [] as number[], vanilla: [] as number[] };
// The first round warms the browser up. Both sides take turns, so that a busy moment of the machine hits both.
for (let round = 0; round <= rounds; round++) {
  for (const name of ['widget', 'vanilla'] as const) {
    const time = await measure(page, `http://localhost:${port}/${name}/`);
    if (round) times[name].push(time);
  }
}
await browser.close();
server.close();

const [widget, vanilla] = [median(times.widget), median(times.vanilla)];
const ratio = widget / vanilla;
process.stdout.write(
  `End of the script to the request for data, CPU 4 times slower, median of ${rounds}:\n` +
    `  widget ${widget.toFixed(1)} ms, hand-written ${vanilla.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (at most ${ratioLimit})\n`,
);
if (ratio > ratioLimit) {
  process.stderr.write('The widgets ask for their data too late: do less before the request in LivelyElement.ts.\n');
  process.exitCode = 1;
}

function pageOf(tag: string): string {
  return `<!doctype html><html lang="fr"><title>Bench</title><script type="module" src="script.js"></script><${tag} source="events.json"></${tag}>`;
}

async function openSlowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/** Milliseconds from the last byte of the script to the begin of the request for data. */
async function measure(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const time = await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const script = entries.find(({ name }) => name.endsWith('script.js'));
    const data = entries.find(({ name }) => name.endsWith('events.json'));
    return script && data && data.startTime - script.responseEnd;
  });
  return (await time.jsonValue()) as number;
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
