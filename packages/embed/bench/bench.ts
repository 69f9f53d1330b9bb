import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { rows } from '../e2e/rows.ts';
import { bundle } from '../scripts/bundle.ts';
import { readVisits } from './readVisits.ts';

/** How many times longer than the hand-written element the widgets may take. */
const ratioLimit = 1.3;
/** Visits to each side, after one that warms the browser up. */
const rounds = 40;

const here = import.meta.dirname;
const sides = {
  widget: { tag: 'lively-events', script: (await bundle()).code },
  vanilla: { tag: 'vanilla-events', script: readFileSync(resolve(here, 'vanilla.js'), 'utf8') },
};
type Side = keyof typeof sides;
const names = Object.keys(sides) as Side[];
// Both sides take turns, and turns at being first.
const visits = Array.from({ length: rounds + 1 }, (_, round) => (round % 2 ? names : names.toReversed())).flat();
const { promise: allVisited, resolve: end } = Promise.withResolvers<void>();

const server = createServer(({ url = '' }, response) => {
  const [, number = '', file = ''] = url.split('/');
  const side = visits[Number(number)];
  const send = (type: string, body: string) =>
    response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' }).end(body);
  if (!side) {
    end();
    return send('text/plain', 'Thank you');
  }
  if (file === 'script.js') return send('text/javascript', sides[side].script);
  if (file === 'events.json') return send('application/json', JSON.stringify(rows));
  send('text/html', pageOf(Number(number)));
}).listen(0);
const { port } = server.address() as AddressInfo;

const browser = await chromium.launch(chromiumOptions);
// A trace of a page that nobody else watches: a watcher of its requests asks where each came from, which reads the whole script again.
const session = await browser.newBrowserCDPSession();
const traces: object[] = [];
session.on('Tracing.dataCollected', ({ value }) => traces.push(...value));
const traced = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
await session.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'devtools.timeline' });
await session.send('Target.createTarget', { url: urlOf(0) });
await allVisited;
await session.send('Tracing.end');
await traced;
await browser.close();
server.close();

const times = readVisits(traces);
const [widget, vanilla] = [measure('widget'), measure('vanilla')];
const ratio = widget.work / vanilla.work;
process.stdout.write(
  `End of the script to the request for data, median of ${rounds} first visits:\n` +
    `  widget ${widget.work.toFixed(2)} ms, hand-written ${vanilla.work.toFixed(2)} ms, ratio ${ratio.toFixed(2)} (at most ${ratioLimit})\n` +
    `  by the clock, other work of the machine included: ${widget.clock.toFixed(1)} ms, ${vanilla.clock.toFixed(1)} ms\n`,
);
if (!(ratio <= ratioLimit)) {
  process.stderr.write('The widgets ask for their data too late: do less before the request in LivelyElement.ts.\n');
  process.exitCode = 1;
}

/** Each visit is to a site of its own: its process knows nothing of the script. */
function urlOf(visit: number): string {
  return `http://visit${visit}.localhost:${port}/${visit}/`;
}

/** A page that goes on to the next one by itself, once it has asked for its data. */
function pageOf(visit: number): string {
  const { tag } = sides[visits[visit] ?? 'vanilla'];
  return `<!doctype html><html lang="fr"><title>Bench</title><link rel="icon" href="data:,">
<script>
  new PerformanceObserver((list) => {
    if (list.getEntriesByName(new URL('events.json', location).href).length) location.href = '${urlOf(visit + 1)}';
  }).observe({ type: 'resource', buffered: true });
</script>
<script type="module" src="script.js"></script><${tag} source="events.json"></${tag}>`;
}

function measure(side: Side): { work: number; clock: number } {
  const own = visits.flatMap((name, visit) => (name === side && visit >= names.length ? (times.get(visit) ?? []) : []));
  return { work: median(own.map(({ work }) => work)), clock: median(own.map(({ clock }) => clock)) };
}

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}
