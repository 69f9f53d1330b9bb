import { expect, test } from '@playwright/test';
import { insertRow } from './insertRow';
import { signUp } from './signUp';

const concert = { category: 'music', location: 'Lyon', date: '2099-06-21', time: '20:00', price: 'Gratuit' };

test('a creation without tickets is deleted after a yes, and is gone for everybody', async ({ page }) => {
  await signUp(page, 'Sam Créateur');
  const title = `Concert du toit ${Date.now()}`;
  const { id } = await insertRow<{ id: string }>(page, 'events', { ...concert, title });
  await page.goto('/my-events?tab=created');
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir' })).toHaveAttribute('href', `/event/${id}`);

  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByRole('button', { name: 'Garder' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.getByRole('button', { name: 'Supprimer' }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByText('Événement supprimé')).toBeVisible();
  await expect(page.getByText('Vous n’avez encore rien créé')).toBeVisible();
  await page.goto(`/event/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeVisible();
});

test('a creation that somebody has a ticket for is cancelled instead, even when the ticket is new', async ({
  page,
}) => {
  await signUp(page, 'Lou Organise');
  const title = `Bal du port ${Date.now()}`;
  const { id } = await insertRow<{ id: string }>(page, 'events', { ...concert, title });
  await page.goto('/my-events?tab=created');
  const dialog = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await insertRow(page, 'purchases', { event_id: id });
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog).toContainText('Quelqu’un vient de prendre un billet');
  await dialog.getByRole('button', { name: 'Le maintenir' }).click();

  await page.reload();
  await page.getByRole('button', { name: 'Supprimer' }).click();
  await expect(dialog).toContainText('Une personne a un billet');
  await dialog.getByRole('button', { name: 'Annuler l’événement' }).click();
  await expect(page.getByText('Événement annulé', { exact: true })).toBeVisible();
  await expect(page.getByText('Annulé. Il reste visible pour la personne qui a un billet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Supprimer' })).toHaveCount(0);
  await page.goto(`/event/${id}`);
  await expect(page.getByText('Cet événement est annulé')).toBeVisible();
});
