import type { Page } from '@playwright/test';

/** Marks the onboarding as completed, for a journey that tests another feature. */
export async function skipOnboarding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('lively_onboarding_completed', 'true');
    localStorage.setItem('lively_onboarding_date', new Date().toISOString());
  });
}
