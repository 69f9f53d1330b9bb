import type { Page } from '@playwright/test';
import { whenAppIsThere } from './whenAppIsThere';

/** Creates a poll from the list of events, with two presses. @returns The paths of its links. */
export async function makePoll(page: Page): Promise<{ friends: string; organizer: string }> {
  await page.goto('/explore?sort=date');
  await whenAppIsThere(page);
  await page.getByRole('button', { name: 'Choisir à plusieurs' }).click();
  await page.getByRole('button', { name: 'Créer et envoyer le lien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Votre lien est prêt' });
  const friends = new URL(String(await dialog.getByText(/\/choose\/[\w-]{43}$/).textContent())).pathname;
  const organizer = await dialog.getByRole('link', { name: 'Suivre les réponses' }).getAttribute('href');
  return { friends, organizer: String(organizer) };
}
