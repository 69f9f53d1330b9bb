import { expect, type Page } from '@playwright/test';
import { insertRow } from '../helpers/insertRow';
import { openFolds } from '../helpers/openFolds';
import { signUp } from '../helpers/signUp';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

/** A word that is in no other event. */
const createWord = () => `zib${[...String(Date.now()).slice(-8)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

const cardTitles = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading');

test('a sentence with children, or the age of one, lists only fitting events, whose pages show their ages', async ({
  page,
}) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Inès Conte');
  const word = createWord();
  // Equally popular events are listed by their start.
  for (const [title, time, ages] of [
    ['Contes', '15:00', { min_age: 3, max_age: 6 }],
    ['Grands contes', '16:00', { min_age: 8 }],
    ['Contes en famille', '17:00', {}],
    ['Contes du soir', '18:00', {}],
  ] as const)
    await insertRow(page, user, 'events', {
      ...{ title: `${title} ${word}`, category: 'culture', location: 'Lyon', date: '2099-07-14', time },
      ...ages,
    });

  await page.goto(`/explore?line=${encodeURIComponent(`${word} pour ma fille de 4 ans`)}`);
  await expect(page).toHaveURL(/[?&]age=4(&|$)/);
  await expect(page.getByRole('status').filter({ hasText: /^2 événements\b/ })).toBeVisible();
  await expect(cardTitles(page)).toHaveText([`Contes ${word}`, `Contes en famille ${word}`]);

  await page.getByRole('link', { name: `Contes ${word}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Contes ${word}` })).toBeVisible();
  await expect(page.locator('dt', { hasText: t('event:facts.ages') }).locator('~ dd')).toHaveText('De 3 à 6\u00A0ans');

  await page.goBack();
  await page.getByRole('button', { name: 'Filtres Enfant de 4\u00A0ans' }).click();
  const age = page.getByRole('dialog').getByLabel(t('explore:filters.age'));
  await expect(age).toHaveValue('4');
  await age.selectOption('9');
  await expect(page).toHaveURL(/[?&]age=9(&|$)/);
  await page.keyboard.press('Escape');
  await expect(cardTitles(page)).toHaveText([`Grands contes ${word}`, `Contes en famille ${word}`]);

  await page.goto(`/explore?line=${encodeURIComponent(`${word} avec les enfants`)}`);
  await expect(page.getByRole('button', { name: t('explore:filters.family') })).toBeVisible();
  await expect(cardTitles(page)).toHaveText([`Contes ${word}`, `Grands contes ${word}`, `Contes en famille ${word}`]);
  expect(faults).toEqual([]);
});

test('an organiser gives ages, and a range that is no range is refused and kept', async ({ page }) => {
  const faults = watchFaults(page);
  const user = await signUp(page, 'Ugo Conte');
  const { id } = await insertRow<{ id: string }>(page, user, 'events', {
    ...{ title: 'Marionnettes du port', category: 'culture', location: 'Brest', date: '2099-07-14', time: '15:00' },
    ...{ min_age: 3, max_age: 6 },
  });
  await page.goto(`/event/${id}/edit`);
  await openFolds(page, 'Âge du public');
  const youngest = page.getByLabel(t('eventForm:fields.minAge'));
  const oldest = page.getByLabel(t('eventForm:fields.maxAge'));
  await expect(youngest).toHaveValue('3');
  await youngest.fill('10');
  await page.getByRole('button', { name: t('eventForm:edit.submit') }).click();
  await expect(page.getByText(t('eventForm:problem.maxAge.reversed')).first()).toBeVisible();
  await expect(youngest).toHaveValue('10');
  await expect(oldest).toHaveValue('6');
  await oldest.fill('');
  await page.getByRole('button', { name: t('eventForm:edit.submit') }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marionnettes du port' })).toBeVisible();
  await expect(page.getByText('Dès 10\u00A0ans')).toBeVisible();
  expect(faults).toEqual([]);
});
