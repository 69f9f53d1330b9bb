import type { Page } from '@playwright/test';
import { addSecondFactor } from './addSecondFactor';
import { fillStorage } from './fillStorage';
import type { User } from './signUp';

/** Adds a second factor to a user and passes it, directly in the backend. @returns the user in the session that has passed it */
export async function passSecondFactor(page: Page, user: User): Promise<User> {
  const { session } = await addSecondFactor(page, user);
  await fillStorage(page, { lively_session: JSON.stringify(session) });
  return { ...user, token: session.access_token };
}
