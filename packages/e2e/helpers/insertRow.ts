import { expect, type Page } from '@playwright/test';
import { apiHeaders } from './apiHeaders';
import type { User } from './signUp';

/** Writes a row as a user, past the app, and gives it back as it is stored. */
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
