import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { apiHeaders } from '../../helpers/apiHeaders';
import { insertRow } from '../../helpers/insertRow';
import { signUp, type User } from '../../helpers/signUp';
import type { Flow } from '../Flow';
import { texts } from '../texts';
import { deleteRows } from './deleteRows';

/** The user dismisses a change of a saved event in the list of the bell. */
export const changeFlow: Flow<unknown[]> = {
  name: 'change',
  timesPerUser: 20,
  calls: [{ name: 'seen', method: 'POST', path: /\/rest\/v1\/rpc\/see_changes/, role: 'write' }],
  async begin(page, user) {
    const title = `Veillée ${randomUUID().slice(0, 8)}`;
    await deleteRows(page, user, `favorites?user_id=eq.${user.id}`);
    await cancelKeptEvent(page, user, title);
    await page.goto('/explore');
    await page
      .getByRole('button', { name: texts.common.unreadNotifications_one.replace('{{count}}', '1') })
      .press('Enter');
    const dialog = page.getByRole('dialog', { name: texts.changes.dialog.title });
    const dismissal = dialog.getByRole('button', { name: texts.changes.dialog.seenOf.replace('{{title}}', title) });
    await dismissal.waitFor();
    return {
      submit: () => dismissal.press('Enter'),
      readShown: () => dialog.getByRole('heading', { level: 3 }).allTextContents(),
      readStored: () => readChanges(page, user),
      before: [title],
      intended: [],
      failures: [texts.changes.dialog.notSeen],
      expectKept: async () => {},
    };
  },
};

/** Cancels an event that the user has saved. Its creator has a separate account. */
async function cancelKeptEvent(page: Page, user: User, title: string): Promise<void> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser to open another context in.');
  const context = await browser.newContext();
  const creatorPage = await context.newPage();
  const creator = await signUp(creatorPage, 'Omar Crée');
  const event = { title, category: 'culture', location: 'Figeac', date: '2031-04-05', time: '20:00' };
  const { id } = await insertRow<{ id: string }>(creatorPage, creator, 'events', event);
  await insertRow(page, user, 'favorites', { event_id: id });
  const cancelled = await creatorPage.request.patch(`/rest/v1/events?id=eq.${id}`, {
    headers: apiHeaders(creator),
    data: { status: 'cancelled' },
  });
  expect(cancelled.ok()).toBe(true);
  await context.close();
}

async function readChanges(page: Page, user: User): Promise<unknown[]> {
  const answer = await page.request.post('/rest/v1/rpc/list_changes', { headers: apiHeaders(user), data: {} });
  expect(answer.ok()).toBe(true);
  const rows: { event_title: string }[] = await answer.json();
  return rows.map(({ event_title }) => event_title);
}
