import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PollServices } from '../../data/Polls';
import { createOrganizedPoll, football, jazz } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';

const token = 'o'.repeat(43);
const path = `/organize/${token}`;

test('shows both links, and all answers', async () => {
  await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre sélection' })).toBeInTheDocument();
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
  await user.click(await screen.findByRole('button', { name: 'Clore le choix' }));
  expect(await screen.findByText('Le choix est clos')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Rouvrir le choix' }));
  await screen.findByRole('button', { name: 'Clore le choix' });
  expect(endPoll.mock.calls.map(([, end]) => end)).toEqual(['now', null]);
});

test('removes an option as long as two are left', async () => {
  const third = { id: 'third', day: '2099-12-14', event: { ...jazz, title: 'Gala' }, isOn: true };
  const three = createOrganizedPoll({ options: [...createOrganizedPoll().options, third] });
  const removePollOption = vi.fn<PollServices['removePollOption']>().mockResolvedValue(createOrganizedPoll());
  const { user } = await renderRoute(path, { polls: { organizePoll: async () => three, removePollOption } });
  await user.click(await screen.findByRole('button', { name: 'Retirer Gala' }));
  await waitFor(() => expect(screen.queryByText('Gala')).not.toBeInTheDocument());
  expect(removePollOption.mock.calls[0]?.slice(0, 2)).toEqual([token, 'third']);
  expect(screen.queryByRole('button', { name: `Retirer ${football.title}` })).not.toBeInTheDocument();
});

test('asks before the link is replaced', async () => {
  const renewPollLink = vi
    .fn<PollServices['renewPollLink']>()
    .mockResolvedValue(createOrganizedPoll({ generation: 2, token: 'n'.repeat(43) }));
  const { user } = await renderRoute(path, { polls: { renewPollLink } });
  await user.click(await screen.findByRole('button', { name: 'Remplacer le lien' }));
  expect(renewPollLink).not.toHaveBeenCalled();
  await user.click(await screen.findByRole('button', { name: 'Remplacer' }));
  expect(await screen.findByText(new RegExp(`/choose/${'n'.repeat(43)}$`))).toBeInTheDocument();
  expect(renewPollLink.mock.calls[0]?.slice(0, 2)).toEqual([token, 1]);
});

test('asks before the poll is deleted, and leads away', async () => {
  const deletePoll = vi.fn<PollServices['deletePoll']>().mockResolvedValue();
  const { user, shownPath } = await renderRoute(path, { polls: { deletePoll } });
  await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
  const buttons = await screen.findAllByRole('button', { name: 'Supprimer' });
  await user.click(buttons.at(-1) as HTMLElement);
  await findToast('La sélection et ses réponses sont supprimées');
  expect(deletePoll.mock.calls[0]?.[0]).toBe(token);
  await waitFor(() => expect(shownPath()).toBe('/'));
});

test('a failure is said, and changes nothing', async () => {
  const endPoll = vi.fn<PollServices['endPoll']>().mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute(path, { polls: { endPoll } });
  await user.click(await screen.findByRole('button', { name: 'Clore le choix' }));
  await findToast('Rien n’a été changé. Réessayez dans un instant.');
  expect(screen.getByRole('button', { name: 'Clore le choix' })).toBeInTheDocument();
});

test('a link that opens nothing has a message; one that cannot be read is read again', async () => {
  const organizePoll = vi
    .fn<PollServices['organizePoll']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue(null);
  const { user } = await renderRoute(path, { polls: { organizePoll } });
  await user.click(await screen.findByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByRole('heading', { name: 'Ce lien ne mène plus à rien' })).toBeInTheDocument();
});
