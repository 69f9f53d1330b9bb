import type { Page } from '@playwright/test';

/** Notes whatever goes wrong behind the page: errors on the console, exceptions, violations of the security policy. */
export function watchFaults(page: Page): readonly string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  return faults;
}
