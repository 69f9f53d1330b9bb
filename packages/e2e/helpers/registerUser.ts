import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { newEmail } from './newEmail';

/** What a user signs in with. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Asks for an account, past the app. It waits for its mail to be followed. */
export async function registerUser(page: Page, fullName: string): Promise<Account> {
  const account = { email: newEmail('journey'), password: 'une phrase assez longue' };
  const answer = await page.request.post('/auth/v1/signup', {
    headers: { apikey: publishableKey },
    data: { ...account, data: { full_name: fullName } },
  });
  expect(answer.ok()).toBe(true);
  return account;
}
