import type { Page } from '@playwright/test';

/** Waits until the service worker has stored everything that it caches at its installation. */
export async function whenWorkerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}
