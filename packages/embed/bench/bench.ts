import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { rows } from '../e2e/rows.ts';
import { bundle } from '../scripts/bundle.ts';

/** How many times longer than the hand-written element the widgets may take. */
const ratioLimit = 1.3;
const rounds = 40;

const here = import.meta.dirname;
const { code } = await bundle(resolve(here, '../src/index.ts'));
const sides = {
  widget: { script: code, tag: 'lively-events' },
  vanilla: { script: readFileSync(resolve(here, 'vanilla.js'), 'utf8'), tag: 'vanilla-events' },
};
type Side = keyof typeof sides;
const names = Object.keys(sides) as Side[];

const server = createServer(({ url = '' }, response) => {
  const [, name, file] = url.split('/');
  const { script, tag } = sides[name as Side] ?? sides.vanilla;
  const [type, body] =
    file === 'script.js'
      ? ['text/javascript', script]
      : file === 'events.json'
        ? ['application/json', JSON.stringify(rows)]
        : ['text/html', pageOf(tag)];
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
}).listen(0);
const { port } = server.address() as AddressInfo;
const browser = await chromium.launch(chromiumOptions);

const times: Record<Side, number[]> = { widget: [], vanilla: [] };
// The first round warms the browser up. Both sides take turns, and turns at being first, so that a busy moment of the machine hits both.
for (let round = 0; round <= rounds; round += 1) {
  for (const name of round % 2 ? names : names.toReversed()) {
    const time = await measureVisit(`http://localhost:${port}/${name}/`);
    if (round) times[name].push(time);
  }
}
await browser.close();
server.close();

const [widget, vanilla] = [lowerQuartile(times.widget), lowerQuartile(times.vanilla)];
const ratio = widget / vanilla;
process.stdout.write(
  `End of the script to the request for data, first visit, CPU 4 times slower, lower quartile of ${rounds}:\n` +
    `  widget ${widget.toFixed(1)} ms, hand-written ${vanilla.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (at most ${ratioLimit})\n`,
);
if (ratio > ratioLimit) {
  process.stderr.write('The widgets ask for their data too late: do less before the request in LivelyElement.ts.\n');
  process.exitCode = 1;
}

function pageOf(tag: string): string {
  return `<!doctype html><html lang="fr"><title>Bench</title><script type="module" src="script.js"></script><${tag} source="events.json"></${tag}>`;
}

/** Milliseconds from the last byte of the script to the begin of the request for data, in a browser that knows nothing of the page. */
async function measureVisit(address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(address);
  const time = await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const script = entries.find(({ name }) => name.endsWith('script.js'));
    const data = entries.find(({ name }) => name.endsWith('events.json'));
    return script && data && data.startTime - script.responseEnd;
  });
  const milliseconds = (await time.jsonValue()) as number;
  await context.close();
  return milliseconds;
}

/** What other work of the machine adds is never less than nothing: the quick quarter says most of the code itself. */
function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 4)] ?? Number.NaN;
}
