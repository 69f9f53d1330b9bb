import { publishableKey } from '@lively/server/publishableKey';
import { expect, type Page } from '@playwright/test';
import type { Account } from './registerUser';

/** A session as the backend answers it. The app keeps it in the storage of the browser. */
interface Session {
  readonly access_token: string;
  readonly user: { readonly id: string };
}

/** Signs in an account directly in the backend. The browser stays signed out. */
export async function createSession(page: Page, account: Account): Promise<Session> {
  const answer = await page.request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: publishableKey },
    data: account,
  });
  expect(answer.ok()).toBe(true);
  return answer.json();
}
