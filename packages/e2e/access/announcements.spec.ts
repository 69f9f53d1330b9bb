import { expect } from '@playwright/test';
import { makePoll } from '../helpers/makePoll';
import { openFolds } from '../helpers/openFolds';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { signUpFor, visit } from './pages';

test('more events, another order and cleared filters are announced, and the focus is kept', async ({ page }) => {
  await visit(page, '/explore');
  const status = page.getByRole('main').getByRole('status').first();
  const before = await status.textContent();
  const shown = await page.getByRole('main').locator('article').count();
  const more = page.getByRole('link', { name: t('explore:more') });
  await more.focus();
  await more.press('Enter');
  await expect(status).not.toHaveText(before ?? '');
  await expect(page.getByRole('main').locator('article').nth(shown).getByRole('link')).toBeFocused();
  await page.getByRole('combobox', { name: t('explore:sort.label') }).selectOption('price');
  await expect(status).toContainText('Prix');

  await page.getByRole('radio', { name: t('taxonomy:music') }).click();
  const reset = page.getByRole('button', { name: t('explore:reset') });
  await reset.focus();
  await reset.press('Enter');
  await expect(reset).toBeHidden();
  await expect(status).toBeFocused();
});

test('arrow keys on chips add at most one entry to the history', async ({ page }) => {
  await visit(page, '/explore');
  const before = await page.evaluate(() => history.length);
  await page.getByRole('radio', { name: /^Toutes (?!les)/ }).focus();
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/category=/);
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
});

test('an empty form focuses its first error and announces no other', async ({ page }) => {
  await visit(page, '/contact');
  await page.evaluate(() => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest('[role=alert], [role=status], [aria-live]');
        const text = region?.textContent.trim();
        if (text && !announced.includes(text)) announced.push(text);
      }
      for (const region of document.querySelectorAll('[role=alert]')) {
        const text = region.textContent.trim();
        if (text && !announced.includes(text)) announced.push(text);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  const form = page.getByRole('main').locator('form');
  await form.getByRole('button').last().click();
  const first = form.locator('[aria-invalid=true]').first();
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/.+/);
  expect(await page.evaluate(() => (window as unknown as { announced: string[] }).announced)).toEqual([]);
});

test('the label contains that a field is optional', async ({ page }) => {
  await signUpFor(page);
  await visit(page, '/create-event');
  await openFolds(page);
  await expect(page.getByRole('textbox', { name: /facultatif/ }).first()).toBeVisible();
});

test('the label contains that a field is required, if no label names optional fields', async ({ page }) => {
  for (const path of ['/contact', '/support', '/auth']) {
    await visit(page, path);
    const fields = await page.getByRole('main').locator('form [required]').all();
    expect(fields).not.toHaveLength(0);
    for (const field of fields) await expect(field).toHaveAccessibleName(/ obligatoire$/);
  }
});

test('a language is chosen with a link, and arrow keys do not follow it', async ({ page }) => {
  await signUpFor(page);
  await visit(page, '/profile?tab=settings');
  const languages = page.getByRole('main').getByRole('navigation', { name: t('common:language.label') });
  await languages.getByRole('link', { name: t('onboarding:tag.francais') }).focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/\/profile\?tab=settings$/);
  await languages.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/profile\?tab=settings$/);
});

test('a French text of an organiser is marked as French on an English page', async ({ page }) => {
  await visit(page, '/en/event/17');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'fr');
  await visit(page, '/en/explore');
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveAttribute('lang', 'fr');
  await page.getByRole('search').locator('input[type=search]').focus();
  await page.getByRole('combobox', { name: 'Search for an event' }).pressSequentially('nuit');
  await expect(page.getByRole('option').locator('bdi[lang=fr]').first()).toBeVisible();
  await visit(page, '/en/explore');
  await page.getByRole('button', { name: 'Choose together' }).click();
  await expect(page.getByRole('dialog').locator('label bdi').first()).toHaveAttribute('lang', 'fr');
  await visit(page, '/en/widgets');
  await expect(page.locator('lively-events').getByRole('listitem').getByRole('link').first()).toHaveAttribute(
    'lang',
    'fr',
  );
});

test('the titles of a poll are marked as French on an English page, in each question and in the result', async ({
  page,
}) => {
  const { friends } = await makePoll(page);
  await visit(page, `/en${friends}`);
  const form = page.getByRole('main').locator('form').first();
  await expect(form.locator('legend bdi').first()).toHaveAttribute('lang', 'fr');
  await form.getByText('Yes', { exact: true }).first().click();
  await form.getByRole('textbox').fill('Ana');
  await form.locator('[type=submit]').click();
  await expect(page.getByRole('main').locator('section p[lang=fr]')).toBeVisible();
});

test('the date and place of an event come before the booking in the reading order', async ({ page }) => {
  await visit(page, '/event/17');
  const order = await page.locator('main').evaluate((main) => {
    const facts = main.querySelector('dl');
    const booking = main.querySelector('aside');
    return facts && booking ? facts.compareDocumentPosition(booking) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
  });
  expect(order).toBeGreaterThan(0);
});
