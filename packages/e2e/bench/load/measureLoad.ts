import type { Browser } from '@playwright/test';
import { openSlowPhone, type Storage } from '../../helpers/slowPhone.ts';
import { untilQuiet } from '../../helpers/untilQuiet.ts';
import { watchDownloads } from '../../size/watchDownloads.ts';

/** What a visit measures. Times are milliseconds since the navigation. */
export interface Load {
  /** The largest paint of the page, which nobody touches. */
  largestPaint: number;
  layoutShift: number;
  /** When the scripts had woken the page. */
  awake: number;
  /** On the wire. */
  bytes: number;
  scriptFiles: number;
}

interface LoadOptions {
  /** Whether scripts wake the page. @default true */
  readonly hasScripts?: boolean;
  /** What an earlier visit has stored. @default nothing */
  readonly storage?: Storage | undefined;
}

/** How many times slower the processor of the phone is. */
export const slowdown = 4;

/** Opens a page on a slow phone, and measures how it loads until it is quiet. */
export async function measureLoad(
  browser: Browser,
  url: string,
  { hasScripts = true, storage }: LoadOptions = {},
): Promise<Load> {
  const { page, session } = await openSlowPhone(browser, storage);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(observeLoad);
    const listDownloads = watchDownloads(page);
    await page.goto(url, { waitUntil: 'load' });
    if (hasScripts) await page.waitForFunction(() => globalThis.load.awake > 0);
    await untilQuiet(page);
    const load = await page.evaluate(() => globalThis.load);
    if (!load.largestPaint) throw new Error(`Nothing was painted at ${url}: the measurement is void.`);
    const downloads = await listDownloads();
    return {
      ...load,
      bytes: downloads.reduce((sum, { bytes }) => sum + bytes, 0),
      scriptFiles: downloads.filter(({ kind }) => kind === 'script').length,
    };
  } finally {
    await page.context().close();
  }
}

/** Observes how the page loads. Runs in the page before its own scripts. */
function observeLoad(): void {
  const load = { largestPaint: 0, layoutShift: 0, awake: 0 };
  globalThis.load = load;
  const observe = (type: string, learn: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(learn)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    load.largestPaint = startTime;
  });
  observe('layout-shift', ({ value = 0 }) => {
    load.layoutShift += value;
  });
  // The event of the root does not bubble.
  addEventListener('awake', () => (load.awake = performance.now()), { capture: true, once: true });
}

declare global {
  var load: Pick<Load, 'largestPaint' | 'layoutShift' | 'awake'>;
}
