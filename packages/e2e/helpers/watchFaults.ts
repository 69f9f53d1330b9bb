import type { Page } from '@playwright/test';

/** Records the errors of a page: console errors, exceptions, violations of the security policy. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
