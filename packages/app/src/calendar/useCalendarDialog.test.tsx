import type { CalendarFeedServices } from '@lively/machines';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { jazz, lea } from '../test/createTestBackend';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

async function openDialog(path: string, button: RegExp, options: Parameters<typeof renderRoute>[1] = {}) {
  const opened = await renderRoute(path, options);
  await opened.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    ...opened,
    dialog,
    press: async (name: string) => opened.user.click(await dialog.findByRole('button', { name })),
    /** Presses a button of the confirmation over the dialog. */
    answer: async (name: string) => {
      const question = within(await screen.findByRole('alertdialog'));
      await opened.user.click(question.getByRole('button', { name }));
    },
  };
}

const createFeed = () => ({
  readFeed: vi.fn<CalendarFeedServices['readFeed']>().mockResolvedValue(null),
  createFeed: vi.fn<CalendarFeedServices['createFeed']>().mockResolvedValue(),
  revokeFeed: vi.fn<CalendarFeedServices['revokeFeed']>().mockResolvedValue(),
});
const openPrivate = (calendarFeed: Partial<CalendarFeedServices>) =>
  openDialog('/my-events?tab=favourites', /^Suivre dans mon agenda/, { user: lea, calendarFeed });
const addressIn = (dialog: ReturnType<typeof within>) => dialog.queryByText(/\.ics/)?.textContent;

test('the calendar URL of a search contains its filters, but not its order and its page', async () => {
  const { dialog } = await openDialog(
    '/explore?commune=46042&sort=date&page=2&category=music',
    /^Suivre cette recherche dans mon agenda/,
  );
  expect(addressIn(dialog)).toBe(`${location.origin}/events.ics?commune=46042&category=music`);
  expect(dialog.getByRole('link', { name: t('calendar:open') })).toHaveAttribute(
    'href',
    `webcal://${location.host}/events.ics?commune=46042&category=music`,
  );
  expect(dialog.getByText(/Google Agenda peut mettre jusqu’à un jour/)).toBeInTheDocument();
});

test('the dialog shows the calendars of the venue and of the organiser, and the URL of the venue contains its city', async () => {
  const event = { ...jazz, venue: 'Le Trianon', location: 'Paris 18e, France', organizer: 'Jazz & Cie' };
  const events = { findEvent: async () => event };
  const { dialog } = await openDialog(`/event/${jazz.id}`, /^Suivre le lieu ou l’organisateur/, { events });
  expect(dialog.getAllByText(/\.ics/).map(({ textContent }) => textContent)).toEqual([
    `${location.origin}/events.ics?city=Paris+18e&venue=Le+Trianon`,
    `${location.origin}/events.ics?organizer=Jazz+%26+Cie`,
  ]);
});

test.each([
  ['venue', { venue: 'Le Trianon', organizer: '' }, 'Suivre ce lieu dans mon agenda', /du même lieu s’ajoutent/],
  [
    'organizer',
    { venue: '', organizer: 'Jazz & Cie' },
    'Suivre l’organisateur dans mon agenda',
    /du même organisateur s’ajoutent/,
  ],
])('the dialog shows a single calendar for an event with only a %s', async (_, names, label, text) => {
  const events = { findEvent: async () => ({ ...jazz, ...names }) };
  const { dialog } = await openDialog(`/event/${jazz.id}`, new RegExp(`^${label}$`), { events });
  expect(dialog.getByRole('heading', { name: label })).toBeInTheDocument();
  expect(dialog.getByText(text)).toBeInTheDocument();
  expect(dialog.getAllByText(/\.ics/)).toHaveLength(1);
});

test('the URL is copied, and a failed copy shows a message', async () => {
  const { press, user } = await openDialog('/explore', /^Suivre cette recherche dans mon agenda/);
  await press('Copier le lien');
  await findToast(t('calendar:copied'));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/events.ics`);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('Refused.'));
  await user.click(screen.getByRole('button', { name: t('calendar:copy') }));
  await findToast(/n’a pas pu être copié/);
});

test('a private calendar is created and its URL is shown only once', async () => {
  const feed = createFeed();
  const { dialog, press, user } = await openPrivate(feed);
  await press('Créer le lien');
  expect(await dialog.findByText(/il ne s’affichera plus/)).toBeInTheDocument();
  const token = feed.createFeed.mock.calls[0]?.[0];
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(addressIn(dialog)).toBe(`${location.origin}/calendars/${token}.ics`);
  await user.click(dialog.getByRole('button', { name: t('common:close') }));
  feed.readFeed.mockResolvedValue('2026-11-20T10:00:00Z');
  await user.click(screen.getByRole('button', { name: startsWith(t('myEvents:calendar')) }));
  const next = within(await screen.findByRole('dialog'));
  expect(await next.findByText(/depuis le vendredi 20 novembre 2026/)).toBeInTheDocument();
  expect(document.body).not.toHaveTextContent(token ?? '');
});

test('a lost URL is replaced and then revoked, each after a confirmation', async () => {
  const feed = createFeed();
  feed.readFeed.mockResolvedValue('2026-11-20T10:00:00Z');
  const { dialog, press, answer } = await openPrivate(feed);
  await dialog.findByRole('button', { name: t('calendar:private.replace') });
  await press('Remplacer le lien');
  expect(feed.createFeed).not.toHaveBeenCalled();
  await answer('Remplacer');
  expect(await dialog.findByText(/\.ics/)).toBeInTheDocument();
  await press('Désactiver le lien');
  expect(feed.revokeFeed).not.toHaveBeenCalled();
  await answer('Désactiver');
  await findToast(t('calendar:private.revoked'));
  expect(await dialog.findByRole('button', { name: t('calendar:private.create') })).toBeInTheDocument();
  expect(addressIn(dialog)).toBeUndefined();
  expect(dialog.getByRole('heading', { name: t('calendar:private.title') })).toHaveFocus();
});

test('a cancelled confirmation keeps the URL and returns the focus to the button', async () => {
  const feed = createFeed();
  feed.readFeed.mockResolvedValue('2026-11-20T10:00:00Z');
  const { dialog, press, answer } = await openPrivate(feed);
  await press('Remplacer le lien');
  await answer('Garder le lien actuel');
  await waitFor(() => expect(dialog.getByRole('button', { name: t('calendar:private.replace') })).toHaveFocus());
  await press('Désactiver le lien');
  await answer('Garder le lien');
  await waitFor(() => expect(dialog.getByRole('button', { name: t('calendar:private.revoke') })).toHaveFocus());
  expect([feed.createFeed.mock.calls, feed.revokeFeed.mock.calls]).toEqual([[], []]);
});

test('the calendar of a saved search shows the name of the search', async () => {
  const feed = createFeed();
  const search = {
    id: 'nice',
    name: 'Jazz à Nice',
    query: 'q=jazz',
    newCount: 0,
    hasMore: false,
    newEvents: [],
    newestAt: null,
  };
  const { dialog, press } = await openDialog('/my-events?tab=searches', /^Suivre dans mon agenda Jazz à Nice/, {
    user: lea,
    searches: { listSearches: async () => [search] },
    calendarFeed: feed,
  });
  expect(dialog.getByText(/Jazz à Nice.*dans votre agenda/)).toBeInTheDocument();
  await press('Créer le lien');
  await waitFor(() =>
    expect(addressIn(dialog)).toBe(`${location.origin}/calendars/${feed.createFeed.mock.calls[0]?.[0]}.ics`),
  );
  expect(dialog.getByText(/supprimez la recherche/)).toBeInTheDocument();
  expect(dialog.queryByText(/vos favoris/i)).not.toBeInTheDocument();
});

test('failed requests show messages and can be repeated', async () => {
  const feed = createFeed();
  feed.readFeed.mockRejectedValueOnce(new Error('Down.'));
  feed.createFeed.mockRejectedValueOnce(new Error('Down.'));
  feed.revokeFeed.mockRejectedValueOnce(new Error('Down.'));
  const { dialog, press, answer } = await openPrivate(feed);
  expect(await dialog.findByText(/Impossible de savoir/)).toBeInTheDocument();
  await press('Réessayer');
  await dialog.findByRole('button', { name: t('calendar:private.create') });
  await press('Créer le lien');
  expect(await dialog.findByText(/n’a pas pu être créé/)).toBeInTheDocument();
  await press('Créer le lien');
  await waitFor(() => expect(addressIn(dialog)).toBeDefined());
  expect(feed.createFeed.mock.calls[1]?.[0]).toBe(feed.createFeed.mock.calls[0]?.[0]);
  await press('Désactiver le lien');
  await answer('Désactiver');
  expect(await screen.findByText(/il fonctionne encore/)).toBeInTheDocument();
  await answer('Désactiver');
  await findToast(t('calendar:private.revoked'));
});
