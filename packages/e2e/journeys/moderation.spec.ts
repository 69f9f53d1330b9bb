import { publishableKey } from '@lively/server/publishableKey';
import { type Browser, expect, type Page } from '@playwright/test';
import { giveRole } from '../helpers/giveRole';
import { insertRow } from '../helpers/insertRow';
import { readRows } from '../helpers/readRows';
import { signUp, type User } from '../helpers/signUp';
import { startsWith } from '../helpers/startsWith';
import { t } from '../helpers/t';
import { test } from '../helpers/test';
import { watchFaults } from '../helpers/watchFaults';

interface StoredEvent {
  readonly id: string;
}

async function newPerson(browser: Browser, fullName: string): Promise<{ page: Page; user: User }> {
  const page = await (await browser.newContext()).newPage();
  return { page, user: await signUp(page, fullName) };
}

test('an event is reported three times, moderated, appealed, and restored', async ({ page: creator, browser }) => {
  const faults = watchFaults(creator);
  const owner = await signUp(creator, 'Ana Publie');
  const title = `Tombola ${Date.now()}`;
  const { id } = await insertRow<StoredEvent>(creator, owner, 'events', {
    title,
    category: 'leisure',
    location: 'Nantes',
    date: '2099-07-14',
  });

  const people = await Promise.all(['Bob', 'Cléo', 'Dan'].map((name) => newPerson(browser, `${name} Signale`)));
  for (const { page } of people) {
    await page.goto(`/event/${id}`);
    await page.getByRole('button', { name: t('event:report.action') }).click();
    const form = page.getByRole('dialog', { name: t('report:title') });
    await form.getByLabel(t('report:reason')).selectOption({ label: 'Arnaque ou faux billets' });
    await form.getByLabel(t('report:details')).fill('La salle n’a rien de réservé.');
    await form.getByRole('button', { name: t('report:submit') }).click();
    await expect(page.getByText(t('report:sent.title')).first()).toBeVisible();
  }
  const [bob] = people;
  if (!bob) throw new Error('No user reported the event.');
  await bob.page.goto(`/event/${id}`);
  await expect(bob.page.getByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeVisible();
  await creator.goto('/my-events?tab=created');
  await expect(creator.getByText(t('myEvents:publication.waiting.label'))).toBeVisible();

  const { page: moderator, user: maud } = await newPerson(browser, 'Maud Modère');
  await moderator.goto('/moderation');
  await expect(moderator.getByText(t('moderation:none.title'))).toBeVisible();
  await giveRole(moderator, maud, 'moderator');
  await moderator.goto('/moderation');
  await decide(moderator, title, 'Masquer', {
    reason: 'Informations fausses ou trompeuses',
    statement: 'La salle est fermée.',
  });
  await expect(moderator.getByRole('heading', { level: 2, name: title })).toBeHidden();

  await creator.reload();
  await expect(creator.getByText(t('myEvents:publication.hidden.label'))).toBeVisible();
  await expect(creator.getByText('La salle est fermée.')).toBeVisible();
  await creator.getByRole('button', { name: t('myEvents:appeal.action') }).click();
  const appeal = creator.getByRole('dialog', { name: t('myEvents:appeal.title') });
  await appeal.getByRole('textbox').fill('Elle a rouvert lundi.');
  await appeal.getByRole('button', { name: t('myEvents:appeal.submit') }).click();
  await expect(creator.getByText(t('myEvents:appeal.sentTitle')).first()).toBeVisible();
  await expect(creator.getByRole('button', { name: t('myEvents:appeal.action') })).toBeHidden();

  await moderator.reload();
  await expect(moderator.getByText('Elle a rouvert lundi.')).toBeVisible();
  await decide(moderator, title, 'Laisser en ligne', { statement: 'Vous avez raison.' });

  await bob.page.reload();
  await expect(bob.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(bob.page.getByText(t('event:report.done'))).toBeVisible();
  await bob.page.goto('/profile?tab=settings');
  await expect(bob.page.getByText(t('moderation:publication.hidden'), { exact: true })).toBeVisible();
  const history = `moderation_decisions?event_id=eq.${id}&select=publication,reason&order=decided_at`;
  expect(await readRows(creator, owner, history)).toEqual([
    { publication: 'waiting', reason: 'reports' },
    { publication: 'hidden', reason: 'wrong' },
    { publication: 'published', reason: 'unfounded' },
  ]);
  expect(faults).toEqual([]);
});

test('a visitor who reports an event is asked to sign in', async ({ page }) => {
  await page.goto('/event/17');
  await page.getByRole('button', { name: t('event:report.action') }).click();
  await expect(page.getByText(t('event:report.signIn')).first()).toBeVisible();
});

test('a message of the contact page is read, answered and closed by an operator', async ({ page }) => {
  await giveRole(page, await signUp(page, 'Otto Répond'), 'operator');
  const subject = `Affiches ${Date.now()}`;
  const sent = await page.request.post('/rest/v1/rpc/submit_contact_message', {
    headers: { apikey: publishableKey },
    data: { name: 'Zoé Petit', email: `zoe${Date.now()}@exemple.fr`, subject, message: 'Bonjour' },
  });
  expect(sent.ok()).toBe(true);
  await page.goto('/messages');
  const message = page.getByRole('listitem').filter({ hasText: subject });
  await expect(message.getByRole('link', { name: t('moderation:messages.reply') })).toHaveAttribute(
    'href',
    /^mailto:zoe/,
  );
  await message.getByRole('button', { name: t('moderation:messages.action.answered') }).click();
  await expect(message.getByText(t('moderation:messages.status.answered'), { exact: true })).toBeVisible();
  await message.getByRole('button', { name: t('moderation:messages.action.closed') }).click();
  await expect(message.getByText(t('moderation:messages.status.closed'))).toBeVisible();
  await page.reload();
  await expect(message.getByText(t('moderation:messages.status.closed'))).toBeVisible();
});

async function decide(
  page: Page,
  title: string,
  action: string,
  { reason, statement }: { reason?: string; statement: string },
) {
  await page.reload();
  await page.getByRole('group', { name: title }).getByRole('button', { name: action }).click();
  const dialog = page.getByRole('dialog');
  if (reason) await dialog.getByLabel(startsWith(t('moderation:decide.reason'))).selectOption({ label: reason });
  await dialog.getByLabel(t('moderation:decide.statement')).fill(statement);
  await dialog.getByRole('button', { name: action }).click();
  await expect(page.getByText(t('moderation:decided.title')).first()).toBeVisible();
}
