import { type Browser, chromium } from '@playwright/test';
import { chromiumOptions } from '../../../scripts/chromiumOptions.ts';
import { type PageKind, pageKinds, serveBuild } from './serveBuild.ts';

/*
 * Measures how soon the landing page shows. One run compares three variants: the built page, the same page without scripts, and
 * the app rendered only in the browser. Conditions: slow 4G, a processor four times slower, a phone's screen, an empty cache.
 */

interface Load {
  /** Milliseconds. */
  firstPaint: number;
  /** Milliseconds. */
  largestPaint: number;
  layoutShift: number;
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 15);
/** Milliseconds after the load in which the page may still change. */
const settling = 4_000;

const { origin, close } = await serveBuild();
const browser = await chromium.launch(chromiumOptions);
const loads: Record<PageKind, Load[]> = { built: [], 'without-scripts': [], 'client-only': [] };
// The first round is a warm-up. The three variants alternate, so that other load affects all of them.
for (let round = -1; round < rounds; round++) {
  for (const kind of pageKinds) {
    const load = await measure(browser, `${origin}/${kind}/`);
    if (round >= 0) loads[kind].push(load);
  }
}
await browser.close();
close();

for (const kind of pageKinds) {
  const [first, largest, shift] = [
    median(kind, 'firstPaint'),
    median(kind, 'largestPaint'),
    median(kind, 'layoutShift'),
  ];
  process.stdout.write(
    `${kind.padEnd(16)} first paint ${first.toFixed(0)} ms, largest ${largest.toFixed(0)} ms, layout shift ${shift.toFixed(4)}\n`,
  );
}
const largest = median('built', 'largestPaint');
const verdicts = [
  holds('largest paint, of the page without scripts', largest / median('without-scripts', 'largestPaint'), 1.15),
  holds('largest paint, of the page rendered in the browser', largest / median('client-only', 'largestPaint'), 0.45),
  holds('layout shift', median('built', 'layoutShift'), 0.01),
];
process.exitCode = verdicts.every(Boolean) ? 0 : 1;

async function measure(browser: Browser, address: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    locale: 'fr-FR',
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observePaints);
  await page.goto(address, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForTimeout(settling);
  const load = await page.evaluate(() => globalThis.load);
  await context.close();
  if (!load.largestPaint) throw new Error(`Nothing was painted at ${address}: the measurement is void.`);
  return load;
}

/** Observes the paints of the page. Runs in the page before its own scripts. */
function observePaints(): void {
  const load = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
  globalThis.load = load;
  const observe = (type: string, learn: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) learn(entry);
    }).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') load.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.largestPaint = startTime;
  });
  observe('layout-shift', ({ value = 0 }) => {
    load.layoutShift += value;
  });
}

function median(kind: PageKind, what: keyof Load): number {
  const sorted = loads[kind].map((load) => load[what]).sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

function holds(what: string, found: number, most: number): boolean {
  const isHeld = found <= most;
  process.stdout.write(`${isHeld ? 'holds' : 'FAILS'}: ${what} ${found.toFixed(3)}, at most ${most}\n`);
  return isHeld;
}

declare global {
  var load: Load;
}
