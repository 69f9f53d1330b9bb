import type { Page } from '@playwright/test';
import { holdRequest } from './holdRequest';

/**
 * Runs an action with an expired token. Holds back the refresh of the token, so that no other request of the page ends
 * the session first.
 */
export async function outliveToken(page: Page, act: () => Promise<void>): Promise<void> {
  const release = await holdRequest(page, '**/auth/v1/token*');
  await page.clock.setSystemTime(Date.now() + 61 * 60_000);
  await act();
  release();
}
