import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import { fillStorage } from './fillStorage';
import { readMailLink } from './readMailLink';
import { type Account, registerUser } from './registerUser';

/** A user that a journey creates. */
export interface User extends Account {
  readonly id: string;
  /** Says to the backend who asks. Good for a quarter of an hour. */
  readonly token: string;
}

/**
 * Gives a journey a user of its own: the next page it opens is read by a user signed in, past the onboarding. How a
 * person gets there by hand is told in `tastes` and `firstPath`.
 */
export async function signUp(page: Page, fullName: string): Promise<User> {
  const account = await registerUser(page, fullName);
  await page.request.get(await readMailLink(page, account.email), { maxRedirects: 0 });
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: account,
  });
  expect(answer.ok()).toBe(true);
  const session = await answer.json();
  await fillStorage(page, {
    lively_session: JSON.stringify(session),
    lively_onboarding_completed: 'true',
    lively_onboarding_date: new Date().toISOString(),
  });
  return { ...account, id: session.user.id, token: session.access_token };
}
