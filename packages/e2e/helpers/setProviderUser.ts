import { expect, type Page } from '@playwright/test';
import { providerUrl } from './place';

/** A user who is signed in at the provider of the journeys, with or without consent. */
interface ProviderUser {
  readonly sub: string;
  readonly email: string;
  readonly name?: string;
  /** @default true */
  readonly consents?: boolean;
}

/** Signs in a user at the provider, for all browsers: only one journey may use it at a time. */
export async function setProviderUser(page: Page, user: ProviderUser): Promise<void> {
  const answer = await page.request.put(`${providerUrl}/user`, { data: user });
  expect(answer.ok()).toBe(true);
}
