import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../../helpers/apiHeaders';
import type { User } from '../../helpers/signUp';

/** Deletes rows as a user, directly in the backend, so that a flow starts in the same state again. */
export async function deleteRows(page: Page, user: User, query: string): Promise<void> {
  const answer = await page.request.delete(`/rest/v1/${query}`, { headers: apiHeaders(user), maxRetries: 2 });
  expect(answer.ok()).toBe(true);
}
