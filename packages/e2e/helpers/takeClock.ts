import type { Page } from '@playwright/test';

/** Installs a clock in a page that the test can advance, with the timeouts of the page. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock of the page does not control the native `AbortSignal.timeout`.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}
