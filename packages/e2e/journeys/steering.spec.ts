import { expect, type Page } from '@playwright/test';
import { nightlyUnlessDefault } from '../helpers/languages';
import { signInByHand } from '../helpers/signInByHand';
import { signUp } from '../helpers/signUp';
import { skipOnboarding } from '../helpers/skipOnboarding';
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

test('a taste follows the account to another device, once the user wants that', async ({ page, browser }) => {
  const faults = watchFaults(page);
  const account = await signUp(page, 'Nina Ferrand');
  const say = async (device: Page, sentence: string) => {
    await device.getByLabel(t('tastes:field.label')).fill(sentence);
    await device.keyboard.press('Enter');
  };
  const never = (device: Page, slug: 'music' | 'sport') =>
    device.getByText(t('tastes:line.never', { subject: t(`taxonomy:${slug}`) }), { exact: true });
  await page.goto('/tastes');
  await say(page, 'jamais de concerts');
  await page.getByRole('button', { name: t('tastes:account.copy') }).click();
  await expect(page.getByText(t('tastes:account.same'))).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await skipOnboarding(other);
  await other.goto('/auth');
  await signInByHand(other, account);
  await expect(other).not.toHaveURL(/auth/);
  await other.goto('/tastes');
  await expect(never(other, 'music')).toBeVisible();
  await say(other, 'jamais de sport');
  await expect(never(other, 'sport')).toBeVisible();
  await page.reload();
  await expect(never(page, 'sport')).toBeVisible();
  await expect(never(page, 'music')).toBeVisible();
  expect(faults).toEqual([]);
});
