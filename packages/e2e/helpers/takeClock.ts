import type { Page } from '@playwright/test';

/** Lets a test advance the time of a page, and with it the deadlines of what the page waits for. */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
  // The clock of the page does not reach the one that this follows.
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException('Timed out.', 'TimeoutError')), milliseconds);
      return controller.signal;
    };
  });
}
