import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { newEmail } from './newEmail';

/** The credentials of a user. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

/** Signs up an account, directly in the backend. The link of its mail has not been followed yet. */
export async function registerUser(page: Page, fullName: string): Promise<Account> {
  const account = { email: newEmail('journey'), password: 'une phrase assez longue' };
  const answer = await page.request.post('/auth/v1/signup', {
    headers: { apikey: publishableKey },
    data: { ...account, data: { full_name: fullName } },
  });
  expect(answer.ok()).toBe(true);
  return account;
}
