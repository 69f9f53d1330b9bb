import { publishableKey } from '@lively/server/publishableKey';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { giveRole } from '../helpers/giveRole';
import { insertRow } from '../helpers/insertRow';
import { readRows } from '../helpers/readRows';
import { signUp, type User } from '../helpers/signUp';
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
    await page.getByRole('button', { name: 'Signaler cet événement' }).click();
    const form = page.getByRole('dialog', { name: 'Signaler cet événement' });
    await form.getByLabel('Ce qui ne va pas').selectOption({ label: 'Arnaque ou faux billets' });
    await form.getByLabel('Explication').fill('La salle n’a rien de réservé.');
    await form.getByRole('button', { name: 'Envoyer le signalement' }).click();
    await expect(page.getByText('Signalement reçu').first()).toBeVisible();
  }
  const [bob] = people;
  if (!bob) throw new Error('No user reported the event.');
  await bob.page.goto(`/event/${id}`);
  await expect(bob.page.getByRole('heading', { level: 1, name: 'Événement non trouvé' })).toBeVisible();
  await creator.goto('/my-events?tab=created');
  await expect(creator.getByText('En attente de modération')).toBeVisible();

  const { page: moderator, user: maud } = await newPerson(browser, 'Maud Modère');
  await moderator.goto('/moderation');
  await expect(moderator.getByText('Réservé à l’équipe')).toBeVisible();
  await giveRole(moderator, maud, 'moderator');
  await moderator.goto('/moderation');
  await decide(moderator, title, 'Masquer', {
    reason: 'Informations fausses ou trompeuses',
    statement: 'La salle est fermée.',
  });
  await expect(moderator.getByRole('heading', { level: 2, name: title })).toBeHidden();

  await creator.reload();
  await expect(creator.getByText('Masqué par la modération')).toBeVisible();
  await expect(creator.getByText('La salle est fermée.')).toBeVisible();
  await creator.getByRole('button', { name: 'Contester cette décision' }).click();
  const appeal = creator.getByRole('dialog', { name: 'Contester cette décision' });
  await appeal.getByRole('textbox').fill('Elle a rouvert lundi.');
  await appeal.getByRole('button', { name: 'Envoyer le recours' }).click();
  await expect(creator.getByText('Recours envoyé').first()).toBeVisible();
  await expect(creator.getByRole('button', { name: 'Contester cette décision' })).toBeHidden();

  await moderator.reload();
  await expect(moderator.getByText('Elle a rouvert lundi.')).toBeVisible();
  await decide(moderator, title, 'Laisser en ligne', { statement: 'Vous avez raison.' });

  await bob.page.reload();
  await expect(bob.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(bob.page.getByText('Vous avez signalé cet événement.')).toBeVisible();
  await bob.page.goto('/profile?tab=settings');
  await expect(bob.page.getByText('Masqué', { exact: true })).toBeVisible();
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
  await page.getByRole('button', { name: 'Signaler cet événement' }).click();
  await expect(page.getByText('Connectez-vous pour signaler un événement').first()).toBeVisible();
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
  await expect(message.getByRole('link', { name: 'Répondre par email' })).toHaveAttribute('href', /^mailto:zoe/);
  await message.getByRole('button', { name: 'Marquer comme répondu' }).click();
  await expect(message.getByText('Répondu', { exact: true })).toBeVisible();
  await message.getByRole('button', { name: 'Clore' }).click();
  await expect(message.getByText('Clos')).toBeVisible();
  await page.reload();
  await expect(message.getByText('Clos')).toBeVisible();
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
  if (reason) await dialog.getByLabel(/^Motif/).selectOption({ label: reason });
  await dialog.getByLabel('Exposé des motifs').fill(statement);
  await dialog.getByRole('button', { name: action }).click();
  await expect(page.getByText('Décision enregistrée').first()).toBeVisible();
}
