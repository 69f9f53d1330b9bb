import type { Page } from '@playwright/test';

/** Resolves when the app has hydrated a prerendered page. Call it while the code of the app is still held back. */
export function whenAwake(page: Page): Promise<void> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    if (!root?.dataset.path) throw new Error('The app is there already: nothing is tried.');
    return new Promise<void>((done) => root.addEventListener('awake', () => done(), { once: true }));
  });
}
