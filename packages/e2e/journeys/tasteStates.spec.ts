import { expect } from '@playwright/test';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

/** The titles that another list has, too: other journeys create events. */
const inBoth = (some: readonly string[], others: readonly string[]) => some.filter((title) => others.includes(title));

test('a varied list marks what moved, and a correction is undone after a reload, by keyboard', async ({ page }) => {
  const faults = watchFaults(page);
  // A list in which one category has more than four of the first ten events.
  await page.goto('/explore?sort=score&topics=music,food,tech');
  const field = page.getByLabel(t('tastes:field.label'));
  const cards = page.getByRole('main').locator('article');
  const titles = () => cards.getByRole('link').allInnerTexts();
  await expect(cards.first()).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type('varie un peu');
  // Its effect is known once the device has ranked the list.
  await expect(
    page
      .getByRole('form', { name: t('tastes:panel') })
      .getByRole('status')
      .last(),
  ).not.toBeEmpty();
  await expect(cards.first()).toBeVisible();
  const before = await titles();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('tastes:varied.lower')).first()).toBeVisible();
  await expect.poll(async () => inBoth(await titles(), before)).not.toEqual(inBoth(before, await titles()));

  await page.reload();
  await expect(page.getByText(t('tastes:varied.lower')).first()).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: t('tastes:undo') }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('tastes:varied.lower'))).toHaveCount(0);
  await expect.poll(async () => inBoth(await titles(), before)).toEqual(inBoth(before, await titles()));
  await expect(page.getByRole('button', { name: t('tastes:undo') })).toHaveCount(0);
  expect(faults).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor has filters in the place of tastes', async ({ page }) => {
    await page.goto('/explore?sort=score');
    await expect(page.getByLabel(t('tastes:field.label'))).toHaveCount(0);
    await page.locator('noscript select[name=access]').selectOption('mobility');
    await page.locator('noscript select[name=price]').selectOption('0');
    await page.locator('noscript button').click();
    await expect(page).toHaveURL(/\/explore\?price=0&access=mobility&sort=score$/);
    await expect(page.locator('noscript select[name=access]')).toHaveValue('mobility');
    await expect(page.locator('noscript select[name=price]')).toHaveValue('0');
  });
});
