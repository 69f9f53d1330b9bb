import { expect, type Page, test } from '@playwright/test';
import { publishableKey } from '../backend/publishableKey';
import { signUp } from './signUp';

test('what is opened is remembered only after a yes, and forgotten after a no', async ({ page }) => {
  await signUp(page, 'Inès Roche');
  await page.goto('/events');
  const question = page.getByText('Retenir ce que vous ouvrez ?');
  await expect(question).toBeVisible();
  await openFirst(page);
  expect(await countRemembered(page)).toBe(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Oui, retenir' }).click();
  await expect(question).toBeHidden();
  await openFirst(page);
  await expect.poll(() => countRemembered(page)).toBe(1);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();

  await page.goto('/cookies');
  await page.getByRole('button', { name: 'Tout refuser' }).click();
  await expect(page.getByText('Choix enregistrés')).toBeVisible();
  await expect.poll(() => countRemembered(page)).toBe(0);
});

/** Nobody who reads their recommendations has to answer something else first. */
async function openFirst(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  const card = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  await card.click();
  await expect(page).toHaveURL(/\/event\//);
}

async function countRemembered(page: Page): Promise<number> {
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('lively_session') ?? '{}').access_token);
  const answer = await page.request.get('/rest/v1/event_interactions?select=id', {
    headers: { apikey: publishableKey, Authorization: `Bearer ${token}` },
  });
  return (await answer.json()).length;
}
