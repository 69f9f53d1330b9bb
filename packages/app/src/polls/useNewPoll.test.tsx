import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PollServices } from '../data/Polls';
import { createOrganizedPoll, football, jazz, lea } from '../test/createTestBackend';
import { exploreEvents } from '../test/exploreEvents';
import { renderRoute } from '../test/renderRoute';
import { t } from '../test/t';

const mockCreate = () => vi.fn<PollServices['createPoll']>().mockResolvedValue(createOrganizedPoll());
const share = vi.fn<(content: ShareData) => Promise<void>>();

beforeEach(() => {
  share.mockReset().mockResolvedValue();
  // A getter of the browser's own object does not work on another object.
  const shared = Object.create(navigator, { onLine: { value: true }, share: { value: share } });
  vi.stubGlobal('navigator', shared);
});

async function openForm(path: string, options: Parameters<typeof renderRoute>[1]) {
  const opened = await renderRoute(path, options);
  await opened.user.click(await screen.findByRole('button', { name: t('common:chooseTogether') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('newPoll:title') }));
  return { ...opened, dialog, create: () => dialog.getByRole('button', { name: /^Créer et envoyer/ }) };
}

test('a poll of an event and another one is created with three presses', async () => {
  const createPoll = mockCreate();
  const empty = exploreEvents([]);
  const explore: typeof empty = async (request, signal) => ({
    ...(await empty(request, signal)),
    events: [{ event: football, distanceKm: 0 }],
  });
  const { user, dialog, create } = await openForm(`/event/${jazz.id}`, { polls: { createPoll }, events: { explore } });
  expect(await dialog.findByRole('checkbox', { name: jazz.title })).toBeChecked();
  await user.click(await dialog.findByRole('checkbox', { name: football.title }));
  await user.click(create());
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].url).toMatch(new RegExp(`/choose/${'f'.repeat(43)}$`));
  expect(createPoll.mock.calls[0]?.[0]).toEqual({
    organizerToken: expect.stringMatching(/^[\w-]{43}$/),
    options: [
      { eventId: jazz.id, day: '2099-12-12' },
      { eventId: football.id, day: '2099-12-13' },
    ],
    hidesAnswers: false,
    userId: null,
  });
  const organize = await screen.findByRole('link', { name: t('newPoll:ready.organize') });
  expect(organize).toHaveAttribute('href', `/organize/${createPoll.mock.calls[0]?.[0].organizerToken}`);
});

test('the first events of a search are selected, and a poll is created with two presses', async () => {
  const createPoll = mockCreate();
  const { user, create } = await openForm('/explore', { polls: { createPoll } });
  await user.click(create());
  await waitFor(() => expect(createPoll).toHaveBeenCalledOnce());
  expect(createPoll.mock.calls[0]?.[0].options).toHaveLength(2);
});

test('the events of a day are proposed on that day, and the link leads to this server', async () => {
  const createPoll = mockCreate();
  const timings = ['2099-12-12', '2099-12-14'].map((day) => ({ begin: `${day}T20:00:00Z`, end: `${day}T21:00:00Z` }));
  const { user, create } = await openForm('/explore?date=2099-12-14_2099-12-14', {
    polls: { createPoll },
    events: { explore: exploreEvents([{ ...jazz, timings }, football]) },
  });
  expect(screen.getByText('2 sorties cochées, 12 au plus.')).toBeInTheDocument();
  await user.click(create());
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(createPoll.mock.calls[0]?.[0].options[0]).toEqual({ eventId: jazz.id, day: '2099-12-14' });
  expect(share.mock.calls[0]?.[0].url).toBe(`${location.origin}/choose/${'f'.repeat(43)}`);
});

test('a poll of favourites is created for the user', async () => {
  const createPoll = mockCreate();
  const listFavouriteEvents = async () => [jazz, football];
  const { user, create } = await openForm('/my-events?tab=favourites', {
    user: lea,
    polls: { createPoll },
    myEvents: { listFavouriteEvents },
  });
  await user.click(create());
  await waitFor(() => expect(createPoll).toHaveBeenCalledOnce());
  expect(createPoll.mock.calls[0]?.[0]).toMatchObject({ userId: lea.id });
});

test('a single favourite offers no poll', async () => {
  await renderRoute('/my-events?tab=favourites', { user: lea });
  await screen.findByText(football.title);
  expect(screen.queryByRole('button', { name: t('common:chooseTogether') })).not.toBeInTheDocument();
});

test('a failed creation is repeated as the same poll, and a changed selection as another poll', async () => {
  const createPoll = mockCreate().mockRejectedValueOnce(new Error('Down.')).mockRejectedValueOnce(new Error('Down.'));
  const { user, dialog, create } = await openForm('/explore', { polls: { createPoll } });
  await user.click(create());
  expect(await dialog.findByText(t('newPoll:failed'))).toBeInTheDocument();
  await user.click(create());
  await waitFor(() => expect(createPoll).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(create()).not.toHaveAttribute('aria-busy', 'true'));
  await user.click(dialog.getByRole('checkbox', { name: /^Ne montrer les réponses/ }));
  await user.click(create());
  await waitFor(() => expect(createPoll).toHaveBeenCalledTimes(3));
  const tokens = createPoll.mock.calls.map(([{ organizerToken }]) => organizerToken);
  expect(tokens[1]).toBe(tokens[0]);
  expect(tokens[2]).not.toBe(tokens[0]);
});

test('a reached limit shows a message', async () => {
  const createPoll = mockCreate().mockRejectedValue(Object.assign(new Error(), { code: 'PT429' }));
  const { user, dialog, create } = await openForm('/explore', { polls: { createPoll } });
  await user.click(create());
  expect(await dialog.findByText(/Trop de sondages ont été créés depuis votre réseau/)).toBeInTheDocument();
});

test('a poll with a single event is not created', async () => {
  const createPoll = mockCreate();
  const { user, dialog, create } = await openForm(`/event/${jazz.id}`, { polls: { createPoll } });
  await user.click(create());
  expect(await dialog.findByText(t('newPoll:tooFew'))).toBeInTheDocument();
  expect(createPoll).not.toHaveBeenCalled();
});

test('a past event offers no poll', async () => {
  const findEvent = async () => ({ ...jazz, date: '2020-01-01' });
  await renderRoute(`/event/${jazz.id}`, { events: { findEvent } });
  await screen.findByRole('heading', { level: 1, name: jazz.title });
  expect(screen.queryByRole('button', { name: t('common:chooseTogether') })).not.toBeInTheDocument();
});
