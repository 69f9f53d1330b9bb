import { expect, type Page } from '@playwright/test';
import { publishableKey } from '../backend/publishableKey';
import { readMailLink } from './mailbox';
import { skipOnboarding } from './skipOnboarding';

/** Gives a journey a user of its own, signed in and past the onboarding. */
export async function signUp(page: Page, fullName: string): Promise<void> {
  await skipOnboarding(page);
  const email = `${fullName.toLowerCase().replace(/\W+/g, '-')}-${Date.now()}@exemple.fr`;
  const answer = await page.request.post('/auth/v1/signup', {
    headers: { apikey: publishableKey },
    data: { email, password: 'une phrase assez longue', data: { full_name: fullName } },
  });
  expect(answer.ok()).toBe(true);
  await page.goto(await readMailLink(page, email));
  // The session is confirmed by the backend first, which takes its time while other journeys begin.
  await expect(page.getByText(fullName)).toBeVisible({ timeout: 20_000 });
}
