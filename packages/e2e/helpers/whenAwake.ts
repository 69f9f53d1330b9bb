import type { Page } from '@playwright/test';

/** Settles when the app has taken over a page that came written. Called while its code is still held. */
export function whenAwake(page: Page): Promise<void> {
  return page.evaluate(() => {
    const root = document.getElementById('root');
    if (!root?.dataset.path) throw new Error('The app is there already: nothing is tried.');
    return new Promise<void>((done) => root.addEventListener('awake', () => done(), { once: true }));
  });
}
