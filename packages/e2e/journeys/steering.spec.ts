import { expect } from '@playwright/test';
import { nightlyUnlessDefault } from '../helpers/languages';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

for (const { language, prefix, field, sentence, chips, undo } of [
  {
    language: 'fr',
    prefix: '',
    field: t('tastes:field.label'),
    sentence: 'jamais de concerts, rien à plus de 15 €',
    chips: ['Retirer Jamais : Musique', 'Retirer 15 € au plus'],
    undo: t('tastes:undo'),
  },
  {
    language: 'en',
    prefix: '/en',
    field: 'What do you want to change?',
    sentence: 'never concerts, nothing over €15',
    chips: ['Remove Never: Music', 'Remove €15 at most'],
    undo: 'Undo',
  },
  {
    language: 'es',
    prefix: '/es',
    field: '¿Qué quieres cambiar?',
    sentence: 'nunca conciertos, nada de más de 15 €',
    chips: ['Quitar Nunca: Música', 'Quitar 15 € como máximo'],
    undo: 'Deshacer',
  },
])
  test(
    `a visitor steers the list by keyboard, and nothing is sent (${language})`,
    nightlyUnlessDefault(language),
    async ({ page }) => {
      const faults = watchFaults(page);
      const sent: string[] = [];
      await page.goto(`${prefix}/explore?sort=score`);
      const music = page.getByRole('main').locator('article [data-category=music]');
      await expect(music.first()).toBeVisible();
      await tabTo(page, page.getByLabel(field));
      page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
      await page.keyboard.type(sentence);
      await page.keyboard.press('Enter');
      for (const name of chips) await expect(page.getByRole('button', { name })).toBeVisible();
      await expect(music).toHaveCount(0);

      // The device keeps it, on a page of its own as well.
      await page.reload();
      for (const name of chips) await expect(page.getByRole('button', { name })).toBeVisible();
      await expect(music).toHaveCount(0);
      await page.goto(`${prefix}/tastes`);
      for (const name of chips) await expect(page.getByRole('button', { name })).toBeVisible();

      // A request for the list is the same for everybody.
      expect(sent.filter((each) => /music|max_price":15|maxPrice=15/.test(each))).toEqual([]);
      await page.goBack();
      await page.getByLabel(field).fill(sentence.split(',')[0] ?? '');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: undo })).toBeVisible();
      await page.getByRole('button', { name: undo }).click();
      for (const name of chips) await expect(page.getByRole('button', { name })).toBeVisible();
      expect(faults).toEqual([]);
    },
  );
