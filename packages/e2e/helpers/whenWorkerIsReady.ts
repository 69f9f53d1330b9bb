import type { Page } from '@playwright/test';

/** Waits until the service worker has stored everything that it caches at its installation, and controls the page. */
export async function whenWorkerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    const controlled = new Promise((resolve) => worker.addEventListener('controllerchange', resolve, { once: true }));
    const { active } = await worker.ready;
    if (active?.state !== 'activated')
      await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    if (!worker.controller) await controlled;
  });
}
