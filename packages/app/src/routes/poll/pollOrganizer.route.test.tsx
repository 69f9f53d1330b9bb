import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PollServices } from '../../data/Polls';
import { createOrganizedPoll, football, jazz } from '../../test/createTestBackend';
import { exploreEvents } from '../../test/exploreEvents';
import { fakeTime } from '../../test/passDeadline';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const token = 'o'.repeat(43);
const path = `/organize/${token}`;
const hour = 3_600_000;

test('shows both links and all answers', async () => {
  await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: t('poll:organize.title') })).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`/choose/${'f'.repeat(43)}$`))).toBeInTheDocument();
  expect(screen.getByText(new RegExp(`/organize/${token}$`))).toBeInTheDocument();
  expect(screen.getAllByText('Zoé').length).toBeGreaterThan(0);
  expect(document.querySelector('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer');
});

test('closes the poll, and opens it again', async () => {
  const endPoll = vi
    .fn<PollServices['endPoll']>()
    .mockResolvedValueOnce(createOrganizedPoll({ isClosed: true }))
    .mockResolvedValueOnce(createOrganizedPoll());
  const { user } = await renderRoute(path, { polls: { endPoll } });
  expect(await screen.findByText(/^Envoyez le lien/)).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: t('poll:organize.close') }));
  expect(await screen.findByText(t('poll:closed.title'))).toBeInTheDocument();
  expect(screen.queryByText(/^Envoyez le lien/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: t('poll:organize.reopen') })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: t('poll:organize.close') })).toHaveFocus();
  expect(endPoll.mock.calls.map(([, end]) => end)).toEqual(['now', null]);
});

test('a closed poll without answers expects no more answers', async () => {
  const poll = createOrganizedPoll({ isClosed: true, people: [], peopleCount: 0 });
  await renderRoute(path, { polls: { organizePoll: async () => poll } });
  expect(await screen.findByText(t('poll:count.noneClosed'))).toBeInTheDocument();
});

test('removes an option while more than two are left', async () => {
  const third = { id: 'third', day: '2099-12-14', event: { ...jazz, title: 'Gala' }, isOn: true };
  const three = createOrganizedPoll({ options: [...createOrganizedPoll().options, third] });
  const removePollOption = vi.fn<PollServices['removePollOption']>().mockResolvedValue(createOrganizedPoll());
  const { user } = await renderRoute(path, { polls: { organizePoll: async () => three, removePollOption } });
  await user.click(await screen.findByRole('button', { name: 'Retirer Gala' }));
  await waitFor(() => expect(screen.queryByText('Gala')).not.toBeInTheDocument());
  expect(removePollOption.mock.calls[0]?.slice(0, 2)).toEqual([token, 'third']);
  expect(screen.queryByRole('button', { name: `Retirer ${football.title}` })).not.toBeInTheDocument();
});

test('adds searched and selected events, and keeps the selection of an earlier search', async () => {
  const gala = { ...football, id: '00000000-0000-4000-8000-000000000019', title: 'Gala' };
  const bal = { ...football, id: '00000000-0000-4000-8000-000000000020', title: 'Bal' };
  const added = { id: 'third', day: gala.date, event: gala, isOn: true };
  const addPollOptions = vi
    .fn<PollServices['addPollOptions']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue(createOrganizedPoll({ options: [...createOrganizedPoll().options, added] }));
  const { user } = await renderRoute(path, {
    polls: { addPollOptions },
    events: { explore: exploreEvents([jazz, { ...gala, location: 'Paris' }, bal]) },
  });
  await user.click(await screen.findByRole('button', { name: t('poll:organize.add.action') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('poll:organize.add.title') }));
  await user.click(await dialog.findByRole('checkbox', { name: 'Gala' }));
  // Existing options are not offered again.
  expect(dialog.queryByRole('checkbox', { name: jazz.title })).not.toBeInTheDocument();
  await user.type(dialog.getByRole('searchbox', { name: t('poll:organize.add.search') }), 'Bal{Enter}');
  await user.click(await dialog.findByRole('checkbox', { name: 'Bal' }));
  expect(dialog.getByText('2 sorties cochées, 10 au plus.')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: t('poll:organize.add.submit') }));
  expect(await dialog.findByText(t('poll:organize.add.failed'))).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: t('poll:organize.add.submit') }));
  expect(await screen.findByRole('heading', { name: 'Gala' })).toBeInTheDocument();
  expect(addPollOptions.mock.calls[1]?.slice(0, 2)).toEqual([
    token,
    [
      { eventId: gala.id, day: gala.date },
      { eventId: bal.id, day: bal.date },
    ],
  ]);
});

test('a poll of twelve options accepts no more', async () => {
  const options = Array.from({ length: 12 }, (_, index) => ({
    id: `${index}`,
    day: jazz.date,
    event: jazz,
    isOn: true,
  }));
  await renderRoute(path, { polls: { organizePoll: async () => createOrganizedPoll({ options }) } });
  await screen.findByRole('button', { name: t('poll:organize.close') });
  expect(screen.queryByRole('button', { name: t('poll:organize.add.action') })).not.toBeInTheDocument();
});

test('a deadline is set in the time of Paris, changed and removed', async () => {
  const closesAt = '2027-07-10T16:00:00.000Z';
  const endPoll = vi
    .fn<PollServices['endPoll']>()
    .mockResolvedValueOnce(createOrganizedPoll({ closesAt }))
    .mockResolvedValue(createOrganizedPoll());
  const { user } = await renderRoute(path, { polls: { endPoll } });
  const day = await screen.findByLabelText(startsWith(t('poll:organize.deadline.date')));
  const time = screen.getByLabelText(startsWith(t('poll:organize.deadline.time')));
  await user.click(screen.getByRole('button', { name: t('poll:organize.deadline.submit') }));
  expect(day).toHaveAccessibleDescription(t('poll:organize.deadline.required'));
  expect(day).toHaveFocus();
  fireEvent.change(day, { target: { value: '2020-07-10' } });
  fireEvent.change(time, { target: { value: '18:00' } });
  await user.click(screen.getByRole('button', { name: t('poll:organize.deadline.submit') }));
  expect(day).toHaveAccessibleDescription(t('poll:organize.deadline.past'));
  expect(endPoll).not.toHaveBeenCalled();
  fireEvent.change(day, { target: { value: '2027-07-10' } });
  await user.click(screen.getByRole('button', { name: t('poll:organize.deadline.submit') }));
  await findToast(t('poll:organize.deadline.set'));
  expect(endPoll.mock.calls[0]?.slice(0, 2)).toEqual([token, new Date(closesAt)]);
  expect(screen.getByText(/^Le sondage se ferme seul le samedi 10 juillet 2027/)).toBeInTheDocument();
  expect(screen.getByLabelText(startsWith(t('poll:organize.deadline.date')))).toHaveValue('2027-07-10');
  expect(screen.getByLabelText(startsWith(t('poll:organize.deadline.time')))).toHaveValue('18:00');
  await user.click(screen.getByRole('button', { name: t('poll:organize.deadline.remove') }));
  await findToast(t('poll:organize.deadline.removed'));
  expect(endPoll.mock.calls[1]?.[1]).toBeNull();
});

test('the page shows at the deadline that the poll is closed', async () => {
  fakeTime();
  const closesAt = new Date(Date.now() + hour).toISOString();
  const organizePoll = vi
    .fn<PollServices['organizePoll']>()
    .mockResolvedValueOnce(createOrganizedPoll({ closesAt }))
    .mockResolvedValue(createOrganizedPoll({ closesAt, isClosed: true }));
  await renderRoute(path, { polls: { organizePoll } });
  await screen.findByRole('button', { name: t('poll:organize.close') });
  await act(() => vi.advanceTimersByTimeAsync(hour));
  expect(await screen.findByText(t('poll:closed.title'))).toBeInTheDocument();
  expect(screen.queryByLabelText(startsWith(t('poll:organize.deadline.date')))).not.toBeInTheDocument();
});

test('asks before the link is replaced', async () => {
  const renewPollLink = vi
    .fn<PollServices['renewPollLink']>()
    .mockResolvedValue(createOrganizedPoll({ generation: 2, token: 'n'.repeat(43) }));
  const { user } = await renderRoute(path, { polls: { renewPollLink } });
  await user.click(await screen.findByRole('button', { name: t('poll:organize.renew') }));
  expect(renewPollLink).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: t('poll:organize.ask.renew.confirm') }));
  expect(await screen.findByText(new RegExp(`/choose/${'n'.repeat(43)}$`))).toBeInTheDocument();
  expect(renewPollLink.mock.calls[0]?.slice(0, 2)).toEqual([token, 1]);
});

test('asks before the poll is deleted, then opens the home page', async () => {
  const deletePoll = vi.fn<PollServices['deletePoll']>().mockResolvedValue();
  const { user, shownPath } = await renderRoute(path, { polls: { deletePoll } });
  await user.click(await screen.findByRole('button', { name: t('poll:organize.delete') }));
  const buttons = await screen.findAllByRole('button', { name: t('poll:organize.delete') });
  await user.click(buttons.at(-1) as HTMLElement);
  await findToast(t('poll:organize.deleted'));
  expect(deletePoll.mock.calls[0]?.[0]).toBe(token);
  await waitFor(() => expect(shownPath()).toBe('/'));
});

test('a failed change shows a message and keeps the state', async () => {
  const endPoll = vi.fn<PollServices['endPoll']>().mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute(path, { polls: { endPoll } });
  await user.click(await screen.findByRole('button', { name: t('poll:organize.close') }));
  await findToast(t('poll:organize.failed'));
  expect(screen.getByRole('button', { name: t('poll:organize.close') })).toBeInTheDocument();
});

test('an unknown link shows a message, and a failed request can be repeated', async () => {
  const organizePoll = vi
    .fn<PollServices['organizePoll']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue(null);
  const { user } = await renderRoute(path, { polls: { organizePoll } });
  await user.click(await screen.findByRole('button', { name: t('common:retry') }));
  expect(await screen.findByRole('heading', { name: t('poll:notFound.title') })).toBeInTheDocument();
});
