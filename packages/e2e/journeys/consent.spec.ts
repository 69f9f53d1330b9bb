import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { readRows } from '../helpers/readRows';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

test('opened events are recorded only after consent, and deleted after a refusal', async ({ page }) => {
  const user = await signUp(page, 'Inès Roche');
  // Skips the preferences dialog.
  await insertRow(page, user, 'event_preferences', { category: 'concert', subcategory: 'jazz' });
  const countRemembered = async () => (await readRows(page, user, 'event_interactions?select=id')).length;
  await page.goto('/events');
  const question = page.getByText('Tenir compte des événements que vous consultez ?');
  await expect(question).toBeVisible();
  await openFirst(page);
  expect(await countRemembered()).toBe(0);

  await page.goBack();
  await page.getByRole('button', { name: t('recommendations:consent.accept') }).click();
  await expect(question).toBeHidden();
  await openFirst(page);
  await expect.poll(countRemembered).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto('/cookies');
  await whenAppIsThere(page);
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.getByText('Choix enregistrés')).toBeVisible();
  await expect.poll(countRemembered).toBe(0);
});

async function openFirst(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/event\//);
}
