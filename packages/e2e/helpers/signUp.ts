import type { Page } from '@playwright/test';
import { createSession } from './createSession';
import { fillStorage } from './fillStorage';
import { pressMailLink } from './pressMailLink';
import { readMailLink } from './readMailLink';
import { type Account, registerUser } from './registerUser';

/** A user that a journey creates. */
export interface User extends Account {
  readonly id: string;
  /** The access token for the backend, valid for a quarter of an hour. */
  readonly token: string;
}

/**
 * Creates a user for a journey: on the next page the user is signed in and has completed the onboarding. The journeys
 * `tastes` and `firstPath` test the sign-up by hand.
 */
export async function signUp(page: Page, fullName: string): Promise<User> {
  const account = await registerUser(page, fullName);
  await pressMailLink(page, await readMailLink(page, account.email));
  const session = await createSession(page, account);
  await fillStorage(page, {
    lively_session: JSON.stringify(session),
    lively_onboarding_completed: 'true',
    lively_onboarding_date: new Date().toISOString(),
  });
  return { ...account, id: session.user.id, token: session.access_token };
}
