import type { Page } from '@playwright/test';
import { t } from './t';
import { whenAppIsThere } from './whenAppIsThere';

/** Creates a poll from the list of events, with two presses. @returns The paths of its links. */
export async function makePoll(page: Page): Promise<{ friends: string; organizer: string }> {
  await page.goto('/explore?sort=date');
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('common:chooseTogether') }).click();
  await page.getByRole('button', { name: t('newPoll:submit') }).click();
  const dialog = page.getByRole('dialog', { name: t('newPoll:ready.title') });
  const friends = new URL(String(await dialog.getByText(/\/choose\/[\w-]{43}$/).textContent())).pathname;
  const organizer = await dialog.getByRole('link', { name: t('newPoll:ready.organize') }).getAttribute('href');
  return { friends, organizer: String(organizer) };
}
