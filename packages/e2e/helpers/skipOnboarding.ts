import type { Page } from '@playwright/test';

/** Lets a journey that is about something else begin where the onboarding is already answered. */
export async function skipOnboarding(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('lively_onboarding_completed', 'true');
    localStorage.setItem('lively_onboarding_date', new Date().toISOString());
  });
}
