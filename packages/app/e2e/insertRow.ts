import type { Page } from '@playwright/test';
import { publishableKey } from '../backend/publishableKey';

/** Writes a row as the user who is signed in on the page, and gives it back as it is stored. */
export async function insertRow<Row>(page: Page, table: string, row: Record<string, unknown>): Promise<Row> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lively_session') ?? '{}').access_token);
  const answer = await page.request.post(`/rest/v1/${table}`, {
    headers: { apikey: publishableKey, Authorization: `Bearer ${token}`, Prefer: 'return=representation' },
    data: row,
  });
  const [stored] = await answer.json();
  return stored;
}
