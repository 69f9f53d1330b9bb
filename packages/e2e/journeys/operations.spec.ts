import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { giveRole } from '../helpers/giveRole';
import { dataFolder, root } from '../helpers/place';
import { readRows } from '../helpers/readRows';
import { registerUser } from '../helpers/registerUser';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('an operator can give a role only to a confirmed address, and take it back', async ({ page, browser }) => {
  const faults = watchFaults(page);
  const otherPage = await (await browser.newContext()).newPage();
  const zoe = await signUp(otherPage, 'Zoé Modère');
  const unconfirmed = await registerUser(page, 'Max Attend');
  await giveRole(page, await signUp(page, 'Otto Exploite'), 'operator');

  await page.goto('/operations');
  await expect(page.getByRole('heading', { level: 1, name: t('operations:title') })).toBeVisible();
  const team = page.getByRole('region', { name: t('operations:staff.title') });
  await expect(team.getByRole('listitem').filter({ hasText: 'Otto Exploite' }).first()).toContainText('Par le serveur');

  await page.getByRole('button', { name: t('operations:give.title') }).click();
  const dialog = page.getByRole('dialog', { name: t('operations:give.title') });
  await send(unconfirmed.email);
  await expect(dialog.getByText(/^Cette adresse n’est pas confirmée/)).toBeVisible();
  await send(zoe.email);
  await expect(page.getByText(t('operations:give.done.given')).first()).toBeVisible();

  const member = team.getByRole('listitem').filter({ hasText: zoe.email }).first();
  await expect(member).toContainText('Par Otto Exploite');
  await expect(member).toContainText('Sans validation en deux étapes');
  expect(await readRows(otherPage, zoe, 'staff_roles?select=role')).toEqual([{ role: 'moderator' }]);

  await member.getByRole('button', { name: /^Retirer à Zoé Modère/ }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('operations:take.confirm') })
    .click();
  await expect(page.getByText(t('operations:take.done')).first()).toBeVisible();
  await expect(member).toHaveCount(0);
  expect(await readRows(otherPage, zoe, 'staff_roles?select=role')).toEqual([]);
  await team.getByText(t('operations:staff.changes')).click();
  await expect(team.getByText(/^Zoé Modère.*retiré par Otto Exploite$/)).toBeVisible();
  expect(faults).toEqual([]);

  async function send(address: string) {
    await dialog.getByLabel(t('operations:give.address')).fill(address);
    await dialog.getByRole('button', { name: t('operations:give.submit') }).click();
  }
});

test('an import shows its refused records as text', async ({ page }) => {
  await giveRole(page, await signUp(page, 'Otto Importe'), 'operator');
  const source = `https://source.example/${Date.now()}`;
  const title = '<b onclick="alert(1)">Bal</b> \u202Eretourné';
  await noteImport({
    source,
    facts: { records: 3, problems: 1, refused: [{ id: '7', title, reason: 'it has no city' }] },
  });
  await page.goto('/operations');
  const run = page.getByRole('listitem').filter({ hasText: source });
  await run.getByText('1 fiche refusée').click();
  await expect(run.getByText(title)).toBeVisible();
  await expect(run.getByText('it has no city')).toBeVisible();
});

test('the settings link to the page for an operator, and others cannot read it', async ({ page }) => {
  const user = await signUp(page, 'Otto Arrive');
  await page.goto('/operations');
  await expect(page.getByText(t('moderation:none.title'))).toBeVisible();
  await giveRole(page, user, 'operator');
  await openFromSettings(page);
  await expect(page.getByRole('region', { name: t('operations:health.title') })).toBeVisible();
});

async function openFromSettings(page: Page) {
  await page.goto('/profile?tab=settings');
  await page.getByRole('link', { name: t('profile:settings.staff.operations') }).click();
}

/** Records an import as the importer does, with the secret key. */
async function noteImport(note: { source: string; facts: object }) {
  const { url, secretKey } = JSON.parse(await readFile(resolve(root, dataFolder, 'server.json'), 'utf8'));
  const answer = await fetch(`${url}/rest/v1/rpc/note_import`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(note),
  });
  expect(answer.ok).toBe(true);
}
