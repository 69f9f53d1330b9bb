import { expect, type Page } from '@playwright/test';
import { apiHeaders } from './apiHeaders';
import type { User } from './signUp';

/** Inserts a row as a user, directly in the backend, and returns the stored row. */
export async function insertRow<Row>(
  page: Page,
  user: User,
  table: string,
  row: Record<string, unknown>,
): Promise<Row> {
  const answer = await page.request.post(`/rest/v1/${table}`, {
    headers: { ...apiHeaders(user), Prefer: 'return=representation' },
    data: row,
  });
  expect(answer.status()).toBe(201);
  const [stored] = await answer.json();
  return stored;
}
