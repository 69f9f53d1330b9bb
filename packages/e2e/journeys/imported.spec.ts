import { execFileSync } from 'node:child_process';
import { expect } from '@playwright/test';
import { dataFolder, root } from '../helpers/place';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

function runImport(): string {
  const records = 'packages/server/src/import/fixtures/records.json';
  return execFileSync('node', ['packages/server/src/import/importOpenAgenda.ts', records], {
    cwd: root,
    env: { ...process.env, LIVELY_DATA_FOLDER: dataFolder },
    encoding: 'utf8',
  });
}

test('imported events are found by their title, with their local time, their status and their source', async ({
  page,
}) => {
  expect(runImport()).toContain('3 new, 0 changed, 0 unchanged');
  expect(runImport()).toContain('0 new, 0 changed, 3 unchanged');

  await page.goto('/explore?q=bal+du+lagon');
  const card = page.getByRole('article');
  await expect(card).toContainText('Passé');
  await card.getByRole('link', { name: 'Bal du lagon' }).click();
  const main = page.getByRole('main');
  await expect(main).toContainText('Cet événement est passé');
  await expect(main).toContainText('samedi 13 juin');
  await expect(main).toContainText('19:00 – 00:30');
  await expect(main).toContainText('Heure de Tahiti');
  await expect(main).toContainText('Source : OpenAgenda. Licence Ouverte / Open Licence 2.0 (Etalab).');
  await expect(page.getByRole('link', { name: t('event:sourceLink') })).toHaveAttribute(
    'href',
    /^https:\/\/openagenda\.com\//,
  );

  await expect(main).toContainText('Publié dans l’agenda Rives du Pacifique.');
  await expect(page.getByRole('link', { name: t('event:agendaLink') })).toHaveAttribute(
    'href',
    'https://openagenda.com/lagon',
  );

  // A keyword that is in neither the title nor the texts.
  await page.goto('/explore?q=quatuor+chambre');
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('link', { name: 'Quatuor au phare' }).click();
  await expect(main).toContainText('Phare de la Jetée');
});
