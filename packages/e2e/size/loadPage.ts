import type { Browser } from '@playwright/test';
import { openSlowPhone, type Storage } from '../helpers/slowPhone.ts';
import { untilQuiet } from '../helpers/untilQuiet.ts';
import { type Download, watchDownloads } from './watchDownloads.ts';

/** Opens a page with an empty cache, and lists what it has requested without a gesture, once its app runs and it is idle. */
export async function loadPage(browser: Browser, url: string, storage?: Storage): Promise<Download[]> {
  const { page } = await openSlowPhone(browser, storage);
  try {
    const listDownloads = watchDownloads(page);
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForFunction(() => {
      const root = document.getElementById('root');
      return root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    });
    await untilQuiet(page);
    return await listDownloads();
  } finally {
    await page.context().close();
  }
}
