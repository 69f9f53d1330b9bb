import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Message, MessageServices, MessageStatus } from '../../data/Moderation';
import { hang, lea } from '../../test/createTestBackend';
import { findToast, renderRoute } from '../../test/renderRoute';
import { t } from '../../test/t';

const staff = { readRoles: async () => ['operator' as const] };
const member = { ...lea, secondFactor: 'verified' } as const;

const bonjour: Message = {
  id: 'm1',
  name: 'Zoé Petit',
  email: 'zoe+affiches@exemple.fr',
  subject: 'Affiches & flyers',
  text: 'Bonjour',
  link: null,
  createdAt: '2026-11-21T20:14:00Z',
  status: 'open',
};

test('a visitor is led to the sign-in page', async () => {
  const { shownPath } = await renderRoute('/messages?form=support');
  await waitFor(() => expect(shownPath()).toBe('/auth?redirect=%2Fmessages%3Fform%3Dsupport'));
});

test('shows a message while the messages load', async () => {
  await renderRoute('/messages', { user: member, staff, messages: { listMessages: hang } });
  expect(await screen.findByRole('heading', { level: 1, name: t('moderation:messages.title') })).toBeInTheDocument();
  expect(screen.getByText(t('common:loading'))).toBeInTheDocument();
});

test('an operator without a second factor is asked to add one, and no messages are requested', async () => {
  const listMessages = vi.fn<MessageServices['listMessages']>();
  await renderRoute('/messages', { user: lea, staff, messages: { listMessages } });
  expect(await screen.findByText(t('moderation:secondFactor.title'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('secondFactor:list.add') })).toHaveAttribute(
    'href',
    '/profile?tab=settings&factor=add',
  );
  expect(listMessages).not.toHaveBeenCalled();
});

test('a user who is not an operator sees a refusal, and no messages are requested', async () => {
  const listMessages = vi.fn<MessageServices['listMessages']>();
  await renderRoute('/messages', {
    user: lea,
    staff: { readRoles: async () => ['moderator'] },
    messages: { listMessages },
  });
  expect(await screen.findByText(t('moderation:none.title'))).toBeInTheDocument();
  expect(listMessages).not.toHaveBeenCalled();
});

test('each form has its view, with a message if it is empty', async () => {
  const listMessages = vi.fn<MessageServices['listMessages']>().mockResolvedValue([]);
  await renderRoute('/messages?form=applications', { user: member, staff, messages: { listMessages } });
  expect(await screen.findByText(t('moderation:messages.empty'))).toBeInTheDocument();
  expect(listMessages).toHaveBeenCalledWith('applications', expect.any(AbortSignal));
  expect(
    screen.getByRole('link', { name: t('moderation:messages.kind.applications'), current: 'page' }),
  ).toBeInTheDocument();
});

test('a failed request for the messages shows an error and can be repeated', async () => {
  const listMessages = vi.fn(async () => [bonjour]).mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute('/messages', { user: member, staff, messages: { listMessages } });
  expect(await screen.findByText(t('moderation:messages.failed'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('common:retry') }));
  expect(await screen.findByText('Affiches & flyers')).toBeInTheDocument();
});

test('a message is answered by mail, marked as answered, and closed', async () => {
  let status: MessageStatus = 'open';
  const changeStatus = vi.fn<MessageServices['changeStatus']>(async (_kind, _id, next) => {
    status = next;
  });
  const listMessages = async () => [{ ...bonjour, status }];
  const { user } = await renderRoute('/messages', { user: member, staff, messages: { listMessages, changeStatus } });
  expect(await screen.findByText('1 message à traiter')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('moderation:messages.reply') })).toHaveAttribute(
    'href',
    'mailto:zoe%2Baffiches%40exemple.fr?subject=Re%C2%A0%3A%20Affiches%20%26%20flyers',
  );
  await user.click(screen.getByRole('button', { name: t('moderation:messages.action.answered') }));
  expect(await screen.findByText(t('moderation:messages.status.answered'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('moderation:messages.action.closed') }));
  expect(await screen.findByText(t('moderation:messages.status.closed'))).toBeInTheDocument();
  expect(changeStatus.mock.calls.map(([kind, id, next]) => [kind, id, next])).toEqual([
    ['contact', 'm1', 'answered'],
    ['contact', 'm1', 'closed'],
  ]);
});

test('a second change is sent after the first one is stored', async () => {
  const stored: MessageStatus[] = [];
  const first = Promise.withResolvers<void>();
  const changeStatus = vi.fn<MessageServices['changeStatus']>(async (_kind, _id, next) => {
    if (next === 'answered') await first.promise;
    stored.push(next);
  });
  const listMessages = async () => [{ ...bonjour, status: stored.at(-1) ?? ('open' as const) }];
  const { user } = await renderRoute('/messages', { user: member, staff, messages: { listMessages, changeStatus } });
  await user.click(await screen.findByRole('button', { name: t('moderation:messages.action.answered') }));
  await user.click(screen.getByRole('button', { name: t('moderation:messages.action.closed') }));
  first.resolve();
  expect(await screen.findByText(t('moderation:messages.status.closed'))).toBeInTheDocument();
  expect(stored).toEqual(['answered', 'closed']);
});

test('a change that could not be stored shows a message', async () => {
  const changeStatus = vi.fn<MessageServices['changeStatus']>().mockRejectedValue(new Error('Down.'));
  const listMessages = async () => [bonjour];
  const { user } = await renderRoute('/messages', { user: member, staff, messages: { listMessages, changeStatus } });
  await user.click(await screen.findByRole('button', { name: t('moderation:messages.action.closed') }));
  await findToast(/^Impossible de changer ce message/);
  expect(screen.getByText(t('moderation:messages.status.open'))).toBeInTheDocument();
});
