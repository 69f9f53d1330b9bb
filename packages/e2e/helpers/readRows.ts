import { expect, type Page } from '@playwright/test';
import { apiHeaders } from './apiHeaders';
import type { User } from './signUp';

/**
 * What is stored, as a user may see it, past the app.
 *
 * @param query - A table and what is asked of it: `event_votes?select=vote_type`.
 */
export async function readRows(page: Page, user: User, query: string): Promise<unknown[]> {
  const answer = await page.request.get(`/rest/v1/${query}`, { headers: apiHeaders(user) });
  expect(answer.ok()).toBe(true);
  return answer.json();
}
