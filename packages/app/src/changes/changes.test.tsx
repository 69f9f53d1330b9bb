import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ChangeServices, EventChange } from '../data/Changes';
import { football, hang, jazz, lea } from '../test/createTestBackend';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

const cancelled: EventChange = {
  eventId: football.id,
  title: football.title,
  version: 7,
  status: { was: 'scheduled', now: 'cancelled' },
};
const dearer: EventChange = {
  eventId: jazz.id,
  title: jazz.title,
  version: 9,
  price: { was: '25 €', now: '32 €' },
};

/** Creates a server that two devices use. */
function createServer(changes: readonly EventChange[]) {
  let unseen = [...changes];
  return {
    listChanges: vi.fn<ChangeServices['listChanges']>(async () => unseen),
    seeChanges: vi.fn<ChangeServices['seeChanges']>(async (seen) => {
      unseen = unseen.filter(({ eventId }) => !seen.some((change) => change.eventId === eventId));
    }),
  };
}

const findBell = (count: number) =>
  screen.findByRole('button', { name: `Notifications\u00A0: ${count} non lue${count > 1 ? 's' : ''}` });

test('the bell counts and lists the changes, and a dismissed change leaves the list', async () => {
  const changes = createServer([cancelled, dearer]);
  const { user } = await renderRoute('/explore', { user: lea, changes });
  await user.click(await findBell(2));
  const dialog = await screen.findByRole('dialog', { name: t('changes:dialog.title') });
  expect(
    within(dialog)
      .getAllByRole('heading', { level: 3 })
      .map((title) => title.textContent),
  ).toEqual(['Finale de quartier', 'Nuit du jazz']);
  await user.click(within(dialog).getByRole('button', { name: /^Marquer comme vu.*Finale de quartier$/ }));
  expect(changes.seeChanges).toHaveBeenCalledExactlyOnceWith([cancelled], expect.any(AbortSignal));
  await waitFor(() => expect(within(dialog).queryByText('Finale de quartier')).not.toBeInTheDocument());
  expect(within(dialog).getByText('Nuit du jazz')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: t('changes:dialog.seenAll') })).not.toBeInTheDocument();
});

test('all changes are dismissed at once, then the bell shows the specified count', async () => {
  const changes = createServer([cancelled, dearer]);
  const { user } = await renderRoute('/explore', { user: lea, changes });
  await user.click(await findBell(2));
  await user.click(await screen.findByRole('button', { name: t('changes:dialog.seenAll') }));
  expect(changes.seeChanges).toHaveBeenCalledExactlyOnceWith([cancelled, dearer], expect.any(AbortSignal));
  expect(await screen.findByText(/^Rien n’a changé/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:close') }));
  expect(await findBell(3)).toBeInTheDocument();
});

test('a list without changes shows a message', async () => {
  const { user } = await renderRoute('/explore', { user: lea });
  await user.click(await findBell(3));
  expect(await screen.findByText(/^Rien n’a changé/)).toBeInTheDocument();
});

test('a failed request for the changes can be repeated', async () => {
  const changes = createServer([cancelled]);
  // Opening the list also refetches it.
  const answer = changes.listChanges.getMockImplementation();
  changes.listChanges.mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute('/explore', { user: lea, changes });
  await user.click(await findBell(3));
  const retry = await screen.findByRole('button', { name: t('common:retry') });
  if (answer) changes.listChanges.mockImplementation(answer);
  await user.click(retry);
  const dialog = await screen.findByRole('dialog', { name: t('changes:dialog.title') });
  expect(await within(dialog).findByText('Finale de quartier')).toBeInTheDocument();
});

test('a change that could not be marked as seen is listed again', async () => {
  const changes = createServer([cancelled]);
  changes.seeChanges.mockRejectedValueOnce(new Error('Down.'));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { user } = await renderRoute('/explore', { user: lea, changes });
  await user.click(await findBell(1));
  const dialog = await screen.findByRole('dialog', { name: t('changes:dialog.title') });
  await user.click(await within(dialog).findByRole('button', { name: startsWith(t('changes:dialog.seen')) }));
  await findToast(/^Ce changement n’a pas pu être marqué comme vu/);
  await waitFor(() => expect(changes.listChanges).toHaveBeenCalledTimes(2));
  expect(await within(dialog).findByText('Finale de quartier')).toBeInTheDocument();
});

test('the list shows a message while it loads', async () => {
  const { user } = await renderRoute('/explore', { user: lea, changes: { listChanges: hang } });
  await user.click(await findBell(3));
  const dialog = await screen.findByRole('dialog', { name: t('changes:dialog.title') });
  expect(within(dialog).getByText(t('common:loading'))).toBeInTheDocument();
});

test('a card shows the change of its event and does not mark it as seen', async () => {
  const changes = createServer([cancelled]);
  await renderRoute('/explore', { user: lea, changes });
  const card = (await screen.findByRole('link', { name: 'Finale de quartier' })).closest('article');
  await waitFor(() => expect(card).toHaveTextContent(t('changes:title')));
  expect(card?.querySelector('del')).toHaveTextContent(t('changes:scheduled'));
  expect(card?.querySelector('ins')).toHaveTextContent(t('common:status.cancelled'));
  expect(changes.seeChanges).not.toHaveBeenCalled();
});

test.each([
  ['', 'Nuit du jazz', '32 €'],
  ['?tab=favourites', 'Finale de quartier', 'Annulé'],
])('tickets and favourites show their changes in my events%s', async (search, title, now) => {
  await renderRoute(`/my-events${search}`, {
    user: lea,
    changes: createServer([cancelled, dearer]),
    favourites: { listFavourites: async () => [football.id] },
  });
  const card = (await screen.findByRole('link', { name: title })).closest('article');
  await waitFor(() => expect(card?.querySelector('ins')).toHaveTextContent(now));
});

test('the event page marks the change as seen and keeps it visible', async () => {
  const changes = createServer([cancelled]);
  const { page } = await renderRoute(`/event/${football.id}`, { user: lea, changes });
  expect(await page().findByText(t('changes:title'))).toBeInTheDocument();
  await waitFor(() => expect(changes.seeChanges).toHaveBeenCalledOnce());
  expect(await findBell(3)).toBeInTheDocument();
  expect(page().getByText(t('changes:title'))).toBeInTheDocument();
});

test('a page in a background tab marks no change as seen until the tab is visible', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const changes = createServer([cancelled]);
  const { page } = await renderRoute(`/event/${football.id}`, { user: lea, changes });
  expect(await page().findByText(t('changes:title'))).toBeInTheDocument();
  expect(changes.seeChanges).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(changes.seeChanges).toHaveBeenCalledOnce());
});

test('the changes of a visitor are not requested', async () => {
  const changes = createServer([cancelled]);
  await renderRoute('/explore', { changes });
  expect(await screen.findByRole('link', { name: 'Finale de quartier' })).toBeInTheDocument();
  expect(changes.listChanges).not.toHaveBeenCalled();
});
