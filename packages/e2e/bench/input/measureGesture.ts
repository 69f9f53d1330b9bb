import type { Browser, CDPSession } from '@playwright/test';
import { phone, type Storage, store } from '../../helpers/slowPhone.ts';
import { untilQuiet } from '../../helpers/untilQuiet.ts';
import type { Gesture } from './gestures.ts';

/** Milliseconds. */
export interface Cost {
  /** Processor time of the tasks of the main thread, until the page is quiet again. */
  readonly processor: number;
  /** From the slowest event of the gesture to the paint that follows it; 0 for what is no event of the page. */
  readonly delay: number;
}

interface Conditions {
  readonly origin: string;
  /** How many times slower the processor is. */
  readonly slowdown: number;
  readonly storage?: Storage | undefined;
}

/** Opens the page of a gesture with an empty cache, and measures the gesture once the page is quiet. */
export async function measureGesture(
  browser: Browser,
  { path, prepare, act }: Gesture,
  { origin, slowdown, storage }: Conditions,
): Promise<Cost> {
  const context = await browser.newContext(phone);
  try {
    if (storage) await store(context, storage);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.goto(path.startsWith('/') ? origin + path : path, { waitUntil: 'load' });
    await untilQuiet(page);
    await prepare?.(page);
    await untilQuiet(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.evaluate(observeDelay);
    const before = await readProcessorTime(session);
    await act(page);
    await untilQuiet(page);
    const processor = (await readProcessorTime(session)) - before;
    return { processor, delay: await page.evaluate(() => globalThis.delay) };
  } finally {
    await context.close();
  }
}

async function readProcessorTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('Chromium does not measure its tasks: see Performance.getMetrics.');
  return found.value * 1_000;
}

/** Observes the slowest event of a gesture. Runs in the page. */
function observeDelay(): void {
  globalThis.delay = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId) globalThis.delay = Math.max(globalThis.delay, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });
}

declare global {
  /** Of the Event Timing API, which TypeScript does not declare. */
  interface PerformanceObserverInit {
    durationThreshold?: number;
  }
  var delay: number;
}
