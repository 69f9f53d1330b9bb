import { type BrowserContextOptions, chromium, type LaunchOptions, type Page } from '@playwright/test';
import { createListener } from './createListener';
import { startScreenReader } from './startScreenReader';

/** A page, and the screen reader that speaks it. */
export interface Hearing {
  readonly page: Page;
  /** The debug file of the screen reader, which contains what it says. */
  readonly log: string;
  /** Ends the browser and the screen reader. */
  stop(): Promise<void>;
}

const maxStarts = 3;

/**
 * Starts a screen reader and a browser, opens a page, and lets the page be read. A start after which the page is not heard is
 * undone and repeated, before anything is tested.
 *
 * @throws Error if no page is heard after three starts.
 */
export async function startHearing(options: LaunchOptions, contextOptions: BrowserContextOptions): Promise<Hearing> {
  for (let starts = 1; starts <= maxStarts; starts++) {
    const { environment, log, stop: stopReader } = await startScreenReader();
    const browser = await chromium.launch({ ...options, env: { ...process.env, ...environment } });
    const stop = async () => {
      await browser.close();
      await stopReader();
    };
    const context = await browser.newContext(contextOptions);
    await context.addInitScript(forbidTranslation);
    const page = await context.newPage();
    await page.bringToFront();
    if (await createListener(page, log).isHeard()) return { page, log, stop };
    process.stderr.write(`Start ${starts}: the screen reader does not hear the browser. Both are started again.\n`);
    await stop();
  }
  throw new Error(`The screen reader does not hear the browser, after ${maxStarts} starts.`);
}

/** Keeps the browser from offering a translation, in a window that is spoken beside the page. Runs in the page. */
function forbidTranslation(): void {
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    const meta = document.createElement('meta');
    meta.name = 'google';
    meta.content = 'notranslate';
    document.head.prepend(meta);
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}
