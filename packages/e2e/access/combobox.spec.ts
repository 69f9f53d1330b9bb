import { expect } from '@playwright/test';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { visit } from './pages';

test('the suggestions have a name and a count, and can be chosen and closed with the keyboard', async ({ page }) => {
  await visit(page, '/explore');
  await page.getByRole('search').locator('input[type=search]').focus();
  const box = page.getByRole('combobox', { name: t('explore:search.label') });
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.pressSequentially('tria');

  const list = page.getByRole('listbox', { name: t('explore:search.label') });
  const options = list.getByRole('option');
  await expect(options.first()).toBeVisible();
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toHaveAttribute('aria-autocomplete', 'list');
  expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'));
  await expect(list.getByRole('group', { name: t('explore:suggest.communes') })).toBeVisible();
  // The suggestions of the first letters may still be shown.
  await expect(async () => {
    const status = await page.getByRole('search').getByRole('status').textContent();
    expect(status).toMatch(new RegExp(`^${await options.count()} suggestions`));
  }).toPass();

  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  expect(await box.getAttribute('aria-activedescendant')).toBe(await options.first().getAttribute('id'));
  await box.press('Escape');
  await expect(list).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('tria');
  await expect(box).not.toHaveAttribute('aria-activedescendant');
});
