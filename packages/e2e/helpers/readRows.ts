import { expect, type Page } from '@playwright/test';
import { apiHeaders } from './apiHeaders';
import type { User } from './signUp';

/**
 * Reads stored rows with the rights of a user, directly from the backend.
 *
 * @param query - A table with its query: `event_votes?select=vote_type`.
 */
export async function readRows(page: Page, user: User, query: string): Promise<unknown[]> {
  const answer = await page.request.get(`/rest/v1/${query}`, { headers: apiHeaders(user) });
  expect(answer.ok()).toBe(true);
  return answer.json();
}
