import { expect } from '@playwright/test';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';

const name = 'Le Progrès & "Cie"';
const query = `${new URLSearchParams({ partner: name })}`;

test('the name of a partner goes from the builder into the snippet, and the preview is not counted', async ({
  page,
}) => {
  const counted: string[] = [];
  page.on('request', (request) => request.headers()['x-client-info'] && counted.push(request.url()));
  await page.goto('/widgets');
  const field = page.getByLabel(t('widgetBuilder:snippet.partner.label'), { exact: true });
  await field.fill(name);
  await expect(page.locator('main figure code').first()).toContainText('partner="Le Progrès &amp; &quot;Cie&quot;"');
  await expect(page).toHaveURL(new RegExp(`${query.replaceAll('+', '\\+')}$`));
  await page.reload();
  await expect(field).toHaveValue(name);
  await page.getByRole('radio', { name: t('widgetBuilder:snippet.editors.frame') }).check();
  await expect(page.locator('main figure code').first()).toContainText(`/widget/explore?${query}`);
  await expect(page.locator('lively-events').getByRole('listitem')).not.toHaveCount(0);
  expect(counted).toEqual([]);
  await field.fill('a'.repeat(61));
  await expect(page.getByText(t('widgetBuilder:snippet.partner.error'))).toBeVisible();
  await expect(page.locator('main figure code').first()).not.toContainText('partner');
  await page.getByRole('radio', { name: t('widgetBuilder:snippet.editors.feeds') }).check();
  await expect(field).toHaveCount(0);
});

test('a title of a frame opens the event with the name, and the event has its usual page', async ({ page }) => {
  await page.goto(`/widget/explore?limit=2&${query}`);
  const link = page.getByRole('article').first().getByRole('link');
  const opened = page.waitForEvent('popup');
  await link.click();
  const event = await opened;
  await expect(event).toHaveURL(new RegExp(`/event/[^?]+\\?${query.replaceAll('+', '\\+')}$`));
  await expect(event.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(event.locator('link[rel=canonical]')).toHaveAttribute('href', /\/event\/[\w-]+$/);
});

test('the page of the counts asks for a name, and says that no day has ten', async ({ page }) => {
  await page.goto('/partner');
  await expect(page.getByRole('heading', { level: 1, name: t('embed:partner.title') })).toBeVisible();
  await page.getByLabel(t('embed:partner.label')).fill(name);
  await page.getByRole('button', { name: startsWith(t('embed:partner.submit')) }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await expect(page.getByText(t('embed:partner.none'))).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});
