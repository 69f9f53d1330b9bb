import { expect, type Page } from '@playwright/test';
import { newEmail } from '../helpers/newEmail';
import { openMailLink } from '../helpers/openMailLink';
import { readMailLink } from '../helpers/readMailLink';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

test('a visitor explores, opens an event, signs up, receives recommendations with reasons, votes and changes the vote', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const email = newEmail('visiteuse');
  const title = 'Nuit Nina Simone, l’intégrale au piano';

  await page.goto('/explore');
  await expect(page.getByRole('heading', { level: 1, name: t('explore:title') })).toBeVisible();
  await page.getByRole('radio', { name: t('taxonomy:music') }).click({ force: true });
  await expect(page.getByRole('radio', { name: t('taxonomy:music') })).toBeChecked();
  await page.getByRole('button', { name: 'Où Toute la France' }).click();
  await page.getByRole('combobox', { name: t('explore:place.commune') }).fill('paris');
  await page.getByRole('option', { name: 'Paris Paris (75)' }).click();
  await page.getByRole('button', { name: /^Voir \d+ événements?$/ }).click();
  await page.getByRole('searchbox', { name: t('explore:search.label') }).fill('nina');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/explore\?q=nina&commune=75056&category=music$/);
  await expect(page.getByRole('status').filter({ hasText: /^1 événement\b/ })).toBeVisible();

  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  const up = page.getByRole('button', { name: /Ça me tente/ });
  const before = Number((await up.textContent())?.match(/\d+/)?.[0]);
  const path = new URL(page.url()).pathname;
  await up.click();
  await expect(page.getByText('Vous devez être connecté pour voter')).toBeVisible();

  await page
    .getByRole('group')
    .getByRole('link', { name: t('common:nav.signIn'), exact: true })
    .click();
  await page.getByRole('button', { name: t('auth:toSignup.action') }).click();
  await page.getByLabel(t('auth:fields.fullName')).fill('Zoé Martin');
  await page.getByRole('main').getByLabel(t('auth:fields.email')).fill(email);
  await page.getByLabel(startsWith(t('auth:fields.password'))).fill('une phrase assez longue');
  await page.getByLabel('J’ai 18 ans ou plus').check();
  await page.getByRole('button', { name: t('auth:submits.signup') }).click();
  await expect(page.getByText('Vérifiez votre email pour confirmer votre inscription !')).toBeVisible();

  // The link returns to the event, and the vote that led to the sign-up is stored.
  await openMailLink(page, await readMailLink(page, email));
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText(t('common:toast.voteSaved'))).toBeVisible();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('common:close') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Zoé Martin')).toBeVisible();

  await page.getByRole('link', { name: t('common:nav.forYou') }).click();
  await dialog.getByRole('button', { name: t('preferences:later') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: t('recommendations:heading') })).toBeVisible();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  await expect(cards.first()).toContainText(/\+\d+\s/);

  await page.goto(path);
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toContainText(String(before + 1));
  await page.reload();
  await expect(up).toHaveAttribute('aria-pressed', 'true');
  await expect(up).toContainText(String(before + 1));
  await Promise.all([whenVoteIsStored(page), up.click()]);
  await expect(up).toHaveAttribute('aria-pressed', 'false');
  await expect(up).toContainText(String(before));
  await page.reload();
  await expect(up).toContainText(String(before));
  await expect(up).toHaveAttribute('aria-pressed', 'false');

  expect(faults).toEqual([]);
});

/** Waits until the vote is stored. The page shows it earlier, and a reload in between would read the old vote. */
function whenVoteIsStored(page: Page) {
  return page.waitForResponse(
    (answer) => answer.url().includes('/rest/v1/event_votes') && answer.request().method() !== 'GET',
  );
}
