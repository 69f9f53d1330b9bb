import type { Page } from '@playwright/test';

/** Waits until a page has been idle several times in a row without a new request. */
export function untilQuiet(page: Page): Promise<void> {
  return page.evaluate(async () => {
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
