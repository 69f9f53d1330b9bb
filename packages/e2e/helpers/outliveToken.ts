import type { Page } from '@playwright/test';
import { holdRequest } from './holdRequest';

/** Does something with a token that is too old by then, before whatever else the page asks for with it ends the session. */
export async function outliveToken(page: Page, act: () => Promise<void>): Promise<void> {
  const release = await holdRequest(page, '**/auth/v1/token*');
  await page.clock.setSystemTime(Date.now() + 61 * 60_000);
  await act();
  release();
}
