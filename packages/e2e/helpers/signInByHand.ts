import type { Page } from '@playwright/test';
import type { Account } from './registerUser';

/** Fills and submits the form of the open sign-in page. */
export async function signInByHand(page: Page, { email, password }: Account): Promise<void> {
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=email]').fill(email);
  await form.locator('[name=password]').fill(password);
  await form.locator('[type=submit]').click();
}
