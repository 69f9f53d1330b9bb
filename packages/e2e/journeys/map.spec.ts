import { expect } from '@playwright/test';
import { t } from '../helpers/t';
import { tabTo } from '../helpers/tabTo';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('the map has the filters of the list: by pointer to a department and to an event, back, and by keyboard', async ({
  page,
}) => {
  const faults = watchFaults(page);
  await page.goto('/explore?category=music');
  await page.getByRole('button', { name: t('explore:view.map') }).click();
  await expect(page).toHaveURL(/\/explore\?category=music&view=map$/);
  await page.reload();
  const departments = page.getByRole('list', { name: t('map:departments') });
  const paris = departments.getByRole('link', { name: /^Paris / });
  const count = (await paris.textContent())?.replace(/\D/g, '');

  // In the inset, after the 96 departments at their places.
  const shape = page.locator('main figure svg').first().locator('path').nth(96);
  await shape.hover();
  await expect(page.locator('main figure')).toContainText(`Paris\u00a0: ${count} événement`);
  await shape.click();
  await expect(page).toHaveURL(/\/explore\?areas=75&category=music&view=map$/);
  await expect(page.getByRole('status').first()).toContainText(`${count} événement`);
  await expect(page.getByText(t('map:credit'))).toBeVisible();

  await page.goBack();
  await expect(paris).toBeVisible();
  await tabTo(page, paris);
  await expect(page.locator('main figure')).toContainText(`Paris\u00a0: ${count}`);
  await page.keyboard.press('Enter');
  const map = page.getByRole('region', { name: t('map:points', { place: 'Paris' }) });
  const mark = map.locator('button[aria-pressed]').first();
  await tabTo(page, mark);
  // A number comes closer, at most three times. Then its events are listed.
  for (let presses = 0; presses < 4; presses++) await mark.press('Enter');
  await map.getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/event\//);
  expect(faults).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a link to the map shows the list', async ({ page }) => {
    await page.goto('/explore?view=map');
    await expect(page.getByRole('list', { name: t('explore:list') })).toBeVisible();
    await expect(page.getByRole('button', { name: t('explore:view.map') })).toBeHidden();
  });
});
