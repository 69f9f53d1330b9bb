import type { EventId } from '@lively/engine';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { ModerationCase, ModerationServices } from '../../data/Moderation';
import { football, hang, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { startsWith } from '../../test/startsWith';
import { t } from '../../test/t';

const staff = { readRoles: async () => ['moderator' as const] };
const member = { ...lea, secondFactor: 'verified' } as const;

const reported: ModerationCase = {
  event: {
    ...football,
    time: '19:30',
    description: 'Entrée payante.',
    ticketUrl: 'https://billets.example/finale',
    organizerUrl: 'javascript:alert(1)',
  },
  publication: 'waiting',
  reports: [
    { reason: 'scam', details: 'La salle est fermée.', createdAt: '2026-11-21T20:14:00Z' },
    { reason: 'wrong', details: '', createdAt: '2026-11-21T21:14:00Z' },
  ],
  decisions: [
    {
      id: 'd1',
      publication: 'waiting',
      reason: 'reports',
      statement: '',
      decidedAt: '2026-11-21T22:00:00Z',
      isFinal: false,
      appeal: null,
    },
  ],
};

async function openQueue(decide = vi.fn<ModerationServices['decide']>().mockResolvedValue()) {
  const listCases = async () => (decide.mock.results.some(({ type }) => type === 'return') ? [] : [reported]);
  const opened = await renderRoute('/moderation', { user: member, staff, moderation: { listCases, decide } });
  const actions = within(await screen.findByRole('group', { name: /^Décider de «\sFinale/ }));
  return { ...opened, decide, actions };
}

test('a visitor is led to the sign-in page', async () => {
  const { shownPath } = await renderRoute('/moderation');
  await waitFor(() => expect(shownPath()).toBe('/auth?redirect=%2Fmoderation'));
});

test('shows a message while the queue loads', async () => {
  await renderRoute('/moderation', { user: member, staff, moderation: { listCases: hang } });
  expect(await screen.findByRole('heading', { level: 1, name: t('moderation:title') })).toBeInTheDocument();
  expect(screen.getByText(t('common:loading'))).toBeInTheDocument();
});

test('a moderator without a second factor is asked to add one, and no cases are requested', async () => {
  const listCases = vi.fn<ModerationServices['listCases']>();
  await renderRoute('/moderation', { user: lea, staff, moderation: { listCases } });
  expect(await screen.findByText(t('moderation:secondFactor.title'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('moderation:secondFactor.action') })).toHaveAttribute(
    'href',
    '/profile?tab=settings&factor=add',
  );
  expect(listCases).not.toHaveBeenCalled();
});

test('a user who is not a moderator sees a refusal, and no cases are requested', async () => {
  const listCases = vi.fn<ModerationServices['listCases']>();
  await renderRoute('/moderation', {
    user: lea,
    staff: { readRoles: async () => ['operator'] },
    moderation: { listCases },
  });
  expect(await screen.findByText(t('moderation:none.title'))).toBeInTheDocument();
  expect(listCases).not.toHaveBeenCalled();
});

test('an empty queue shows a message', async () => {
  await renderRoute('/moderation', { user: member, staff });
  expect(await screen.findByText(t('moderation:empty.title'))).toBeInTheDocument();
});

test('a failed request for the cases shows an error and can be repeated', async () => {
  const listCases = vi.fn(async () => [reported]).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/moderation', { user: member, staff, moderation: { listCases } });
  expect(await screen.findByText(t('moderation:failed.title'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Finale de quartier' })).toBeInTheDocument();
});

test('an event shows its reports, its decisions and its texts', async () => {
  await openQueue();
  expect(screen.getByText('1 événement à examiner')).toBeInTheDocument();
  expect(screen.getByText('2 signalements')).toBeInTheDocument();
  expect(screen.getByText('La salle est fermée.')).toBeInTheDocument();
  expect(screen.getByText('En attente · Plusieurs signalements')).toBeInTheDocument();
  expect(screen.getByText('Entrée payante.')).toBeInTheDocument();
});

test('an event shows its date and the links to its page and its tickets, and an unsafe URL as text', async () => {
  await openQueue();
  expect(screen.getByText('dimanche 13 décembre 2099, 19:30')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Finale de quartier' })).toHaveAttribute('href', `/event/${football.id}`);
  const tickets = screen.getByRole('link', { name: 'https://billets.example/finale' });
  expect(tickets).toHaveAttribute('href', 'https://billets.example/finale');
  expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
});

test('an event is hidden with a reason and a statement, and leaves the queue', async () => {
  const { user, decide, actions } = await openQueue();
  await user.click(actions.getByRole('button', { name: t('moderation:action.hidden') }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Masquer cet événement/ }));
  await user.click(dialog.getByRole('button', { name: t('moderation:action.hidden') }));
  expect(await dialog.findAllByText(t('moderation:decide.required'))).not.toHaveLength(0);
  expect(decide).not.toHaveBeenCalled();
  await user.selectOptions(
    dialog.getByLabelText(startsWith(t('moderation:decide.reason'))),
    'Informations fausses ou trompeuses',
  );
  await user.type(dialog.getByLabelText(startsWith(t('moderation:decide.statement'))), 'La salle est fermée.');
  await user.click(dialog.getByRole('button', { name: t('moderation:action.hidden') }));
  await findToast(t('moderation:decided.title'));
  expect(decide).toHaveBeenCalledExactlyOnceWith(
    { eventId: football.id, publication: 'hidden', reason: 'wrong', statement: 'La salle est fermée.' },
    expect.any(AbortSignal),
  );
  expect(await screen.findByText(t('moderation:empty.title'))).toBeInTheDocument();
});

test('keeping an event online requires only a statement, and a failed request keeps it in the dialog', async () => {
  const decide = vi.fn<ModerationServices['decide']>().mockRejectedValue(new Error('Down.'));
  const { user, actions } = await openQueue(decide);
  await user.click(actions.getByRole('button', { name: t('moderation:action.published') }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Laisser cet événement/ }));
  expect(dialog.queryByLabelText(startsWith(t('moderation:decide.reason')))).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(startsWith(t('moderation:decide.statement'))), 'Rien à redire.');
  await user.click(dialog.getByRole('button', { name: t('moderation:action.published') }));
  expect(await dialog.findByText(/^Votre décision n’a pas été enregistrée/)).toBeInTheDocument();
  expect(dialog.getByLabelText(startsWith(t('moderation:decide.statement')))).toHaveValue('Rien à redire.');
  expect(decide.mock.calls[0]?.[0]).toMatchObject({ publication: 'published', reason: 'unfounded' });
});

test('the appeal to the last decision has its own section', async () => {
  const decisions = [
    {
      ...reported.decisions[0],
      publication: 'hidden',
      reason: 'wrong',
      statement: 'Fermée.',
      appeal: 'Elle a rouvert.',
    },
  ];
  const appealed = { ...reported, publication: 'hidden', reports: [], decisions } as ModerationCase;
  await renderRoute('/moderation', { user: member, staff, moderation: { listCases: async () => [appealed] } });
  expect(await screen.findByRole('heading', { level: 3, name: t('moderation:appeal') })).toBeInTheDocument();
  expect(screen.getByText('Elle a rouvert.')).toBeInTheDocument();
});

test('a wave of reports is undone in one action, with a message about the number of events', async () => {
  const wave = [
    reported,
    {
      ...reported,
      event: { ...football, id: '00000000-0000-4000-8000-000000000099' as EventId, title: 'Vide-grenier' },
    },
  ];
  const restoreReported = vi
    .fn<ModerationServices['restoreReported']>()
    .mockRejectedValueOnce(new Error('Down.'))
    .mockResolvedValue(2);
  const listCases = async () => (restoreReported.mock.calls.length > 1 ? [] : wave);
  const { user } = await renderRoute('/moderation', {
    user: member,
    staff,
    moderation: { listCases, restoreReported },
  });
  await user.click(await screen.findByRole('button', { name: t('moderation:restore.action') }));
  const dialog = within(await screen.findByRole('dialog', { name: startsWith(t('moderation:restore.action')) }));
  await user.click(dialog.getByRole('button', { name: t('moderation:restore.submit') }));
  expect(await dialog.findAllByText(t('moderation:decide.required'))).not.toHaveLength(0);
  expect(restoreReported).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(startsWith(t('moderation:decide.statement'))), 'Rien à redire.');
  await user.click(dialog.getByRole('button', { name: t('moderation:restore.submit') }));
  expect(await dialog.findByText(/^Votre décision n’a pas été enregistrée/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: t('moderation:restore.submit') }));
  await findToast('2 événements rétablis');
  expect(restoreReported).toHaveBeenLastCalledWith('Rien à redire.', expect.any(AbortSignal));
  expect(await screen.findByText(t('moderation:empty.title'))).toBeInTheDocument();
});

test('a queue with a single event has no button to restore all events', async () => {
  await openQueue();
  expect(screen.queryByRole('button', { name: t('moderation:restore.action') })).not.toBeInTheDocument();
});
