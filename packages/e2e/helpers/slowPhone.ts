import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** A phone, on which nothing loads that is not asked for. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'fr-FR',
  // The files that the worker keeps for visits without a network are not counted: they come after the page.
  serviceWorkers: 'block',
};
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };

/** Texts for the local storage, by key, as an earlier visit would have stored them. */
export type Storage = Readonly<Record<string, string>>;

/** Stores texts before the scripts of each page of a context run. */
export function store(context: BrowserContext, storage: Storage): Promise<unknown> {
  return context.addInitScript((stored) => {
    for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text);
  }, storage);
}

interface SlowPhone {
  readonly page: Page;
  readonly session: CDPSession;
}

/** Opens an empty page of a phone on slow 4G, with an empty cache. Close its context. */
export async function openSlowPhone(browser: Browser, storage: Storage = {}): Promise<SlowPhone> {
  const context = await browser.newContext(phone);
  await store(context, storage);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  return { page, session };
}
