import { type Browser, expect, type Page } from '@playwright/test';
import { makePoll } from '../helpers/makePoll';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { whenAppIsThere } from '../helpers/whenAppIsThere';

// Each test creates a poll, and a network may create twenty per hour.
test('three people on two devices choose together', async ({ browser, page }) => {
  const { friends, organizer } = await makePoll(page);

  // Sam and Zoé share a tablet. Zoé has no account, and answers first by the friends' link on a telephone.
  const tablet = await openDevice(browser);
  await answer(tablet, friends, 'Sam', ['Oui', 'Non']);
  const telephone = await openDevice(browser);
  await answer(telephone, friends, 'Zoé', ['Oui', 'Peut-être']);
  const own = await readLink(telephone, 'Votre lien');

  // Zoé changes her mind on the tablet, in two presses. Sam's answers stay.
  await tablet.goto(own);
  await whenAppIsThere(tablet);
  await choose(tablet, 0, 'Non');
  await tablet.getByRole('button', { name: t('poll:submitAgain') }).click();
  await expect(tablet.getByText(t('poll:answered.title'))).toBeVisible();
  await tablet.goto(friends);
  await whenAppIsThere(tablet);
  await expect(tablet.getByLabel(t('poll:name.label'))).toHaveValue('Sam');
  await expect(optionAt(tablet, 0).getByRole('radio', { name: t('poll:answers.yes') })).toBeChecked();

  // The organiser answers as a third person, follows the answers and closes.
  await answer(page, friends, 'Léa', ['Oui']);
  await page.goto(organizer);
  await whenAppIsThere(page);
  await expect(page.getByText('3 personnes ont répondu')).toBeVisible();
  await expect(page.getByRole('region', { name: t('poll:leads') })).toContainText('deux oui, un non');
  await page.getByRole('button', { name: t('poll:organize.close') }).click();
  await expect(page.getByText(t('poll:closed.title'))).toBeVisible();

  for (const device of [tablet, telephone]) {
    await device.goto(friends);
    await whenAppIsThere(device);
    await expect(device.getByRole('radio')).toHaveCount(0);
    const file = device.waitForEvent('download');
    await device.getByRole('link', { name: t('event:booking.calendar') }).click();
    expect((await file).suggestedFilename()).toMatch(/\.ics$/);
    expect(await device.content()).not.toContain('/organize/');
    await device.context().close();
  }
});

test('a poll can be read, answered and changed without JavaScript', async ({ browser, page }) => {
  const { friends, organizer } = await makePoll(page);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(friends);
  await reader.getByRole('button', { name: t('poll:submit') }).click();
  await expect(reader.getByText(t('poll:problem.name.required'))).toBeVisible();
  await reader.getByLabel(t('poll:name.label')).fill('Noé');
  await choose(reader, 0, 'Peut-être');
  await reader.getByRole('button', { name: t('poll:submit') }).click();
  await expect(reader.getByText(t('poll:answered.title'))).toBeVisible();
  expect(new URL(reader.url()).pathname).toMatch(/^\/choose\/[\w-]{43}\/[\w-]{43}$/);
  await choose(reader, 0, 'Oui');
  await reader.getByRole('button', { name: t('poll:submitAgain') }).click();
  await expect(optionAt(reader, 0).getByRole('radio', { name: t('poll:answers.yes') })).toBeChecked();
  await expect(reader.getByText('1 personne a répondu')).toBeVisible();

  // After the poll is closed, the chosen event can be added to a calendar.
  await page.goto(organizer);
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('poll:organize.close') }).click();
  await expect(page.getByText(t('poll:closed.title'))).toBeVisible();
  await reader.goto(friends);
  const file = reader.waitForEvent('download');
  await reader.getByRole('link', { name: t('event:booking.calendar') }).click();
  expect((await file).suggestedFilename()).toMatch(/\.ics$/);
  await context.close();
});

test('an organiser can add an event and set a deadline, and the answers stay', async ({ page }) => {
  const { friends, organizer } = await makePoll(page);
  await answer(page, friends, 'Zoé', ['Oui']);
  const count = await page.getByRole('radiogroup').count();
  await page.goto(organizer);
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('poll:organize.add.action') }).click();
  const dialog = page.getByRole('dialog', { name: t('poll:organize.add.title') });
  await dialog.getByRole('searchbox').fill('marché');
  await dialog.getByRole('button', { name: t('poll:organize.add.find') }).click();
  await dialog
    .getByRole('checkbox', { name: /marché/i })
    .first()
    .check();
  await dialog.getByRole('button', { name: t('poll:organize.add.submit') }).click();
  await expect(dialog).toBeHidden();
  const day = new Date(Date.now() + 3 * 864e5).toISOString().slice(0, 10);
  await page.getByLabel(t('poll:organize.deadline.date')).fill(day);
  await page.getByLabel(t('eventForm:fields.time')).fill('18:00');
  await page.getByRole('button', { name: t('poll:organize.deadline.submit') }).click();
  await expect(page.getByText(/^Le sondage se ferme seul le .* à 18:00/)).toBeVisible();

  await page.goto(friends);
  await whenAppIsThere(page);
  await expect(page.getByText(/^Réponses attendues avant .* à 18:00/)).toBeVisible();
  await expect(page.getByRole('radiogroup')).toHaveCount(count + 1);
  await expect(page.getByText('1 personne a répondu')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);

  await page.goto(organizer);
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('poll:organize.deadline.remove') }).click();
  await expect(page.getByText(/^Sans date limite/)).toBeVisible();
});

test('a replaced link no longer works, and the answers stay', async ({ page }) => {
  const { friends, organizer } = await makePoll(page);
  await answer(page, friends, 'Zoé', ['Oui']);
  await page.goto(organizer);
  await whenAppIsThere(page);
  await page.getByRole('button', { name: t('poll:organize.renew') }).click();
  await page.getByRole('button', { name: t('poll:organize.ask.renew.confirm'), exact: true }).click();
  await expect(page.getByText('1 personne a répondu')).toBeVisible();
  await expect.poll(() => readLink(page, 'Inviter d’autres personnes')).not.toBe(friends);
  const answered = await page.goto(friends);
  expect(answered?.status()).toBe(404);
  expect(answered?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
  await expect(page.getByRole('heading', { name: t('poll:notFound.title') })).toBeVisible();
});

async function answer(page: Page, path: string, name: string, answers: readonly string[]): Promise<void> {
  await page.goto(path);
  await whenAppIsThere(page);
  for (const [index, label] of answers.entries()) await choose(page, index, label);
  await page.getByLabel(t('poll:name.label')).fill(name);
  await page.getByRole('button', { name: t('poll:submit') }).click();
  await expect(page.getByText(t('poll:answered.title'))).toBeVisible();
}

const optionAt = (page: Page, index: number) => page.getByRole('radiogroup').nth(index);

async function choose(page: Page, index: number, label: string): Promise<void> {
  await optionAt(page, index).getByText(label, { exact: true }).click();
}

async function readLink(page: Page, title: string): Promise<string> {
  const section = page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) });
  return toPath(String(await section.getByText(/^https?:/).textContent()));
}

/** Returns the path of a URL, because the public site has another origin. */
const toPath = (url: string) => new URL(url).pathname;

async function openDevice(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 375, height: 800 } })).newPage();
}
