import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';

/** What a page requested without a gesture, as bytes on the wire. */
export interface Download {
  readonly path: string;
  readonly kind: 'document' | 'script' | 'style' | 'font' | 'image' | 'data' | 'other';
  readonly bytes: number;
}

interface LoadOptions {
  /** Texts for the local storage, by key, as an earlier visit would have stored them. */
  readonly storage?: Readonly<Record<string, string>> | undefined;
}

/** A phone on slow 4G, on which nothing loads that is not asked for. */
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
  // The files that the worker keeps for visits without a network are not counted: they come after the page.
  serviceWorkers: 'block',
};
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Opens a page with an empty cache, and lists what it has requested once it is idle. */
export async function loadPage(browser: Browser, url: string, { storage = {} }: LoadOptions = {}): Promise<Download[]> {
  const context = await browser.newContext(phone);
  try {
    await context.addInitScript((stored) => {
      for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
    }, storage);
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', slowLine);
    const requests: Request[] = [];
    page.on('requestfinished', (request) => void requests.push(request));
    await page.goto(url, { waitUntil: 'load' });
    await untilIdle(page);
    const seen = new Set<string>();
    // The browser's cache answers the second request for a file of the app.
    const isFirst = (url: string) => !url.includes('/assets/') || (!seen.has(url) && seen.add(url));
    return await Promise.all(requests.filter((request) => isFirst(request.url())).map(toDownload));
  } finally {
    await context.close();
  }
}

/** Waits until the app runs, and until the page has been idle several times in a row without a new request. */
async function untilIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.evaluate(async () => {
    const rounds = 4;
    for (let quiet = 0, known = 0; quiet < rounds; quiet++) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await new Promise((resolve) => requestIdleCallback(resolve));
      const requested = performance.getEntriesByType('resource').length;
      if (requested !== known) quiet = 0;
      known = requested;
    }
  });
}

async function toDownload(request: Request): Promise<Download> {
  const { pathname } = new URL(request.url());
  const { responseBodySize } = await request.sizes();
  return { path: pathname, kind: kindOf(request, pathname), bytes: responseBodySize };
}

function kindOf(request: Request, pathname: string): Download['kind'] {
  if (request.resourceType() === 'document') return 'document';
  if (pathname.endsWith('.js')) return 'script';
  if (pathname.endsWith('.css')) return 'style';
  if (pathname.endsWith('.woff2')) return 'font';
  if (request.resourceType() === 'image') return 'image';
  return ['fetch', 'xhr'].includes(request.resourceType()) ? 'data' : 'other';
}
