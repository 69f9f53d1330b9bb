import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { OwnPurchaseServices } from '../data/Backend';
import { queryClient } from '../data/queryClient';
import { queryKeys } from '../data/queryKeys';
import { holdSession, jazz, lea } from '../test/createTestBackend';
import { mockTab } from '../test/mockTab';
import { findToast, renderRoute } from '../test/renderRoute';
import { startsWith } from '../test/startsWith';
import { t } from '../test/t';

const path = `/event/${jazz.id}`;
let tab: ReturnType<typeof mockTab>;
const mockRecord = () => vi.fn<OwnPurchaseServices['recordPurchase']>();
const findTicket = () => screen.findByRole('button', { name: t('event:booking.ticket') });

beforeEach(() => {
  tab = mockTab();
});

test('the click opens a tab, which leads to the ticket after the purchase is recorded', async () => {
  let answer = () => {};
  const recordPurchase = mockRecord().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const { user } = await renderRoute(path, { user: lea, purchases: { recordPurchase } });
  await screen.findByText('Léa Martin');
  await user.click(await findTicket());
  await waitFor(() => expect(tab.open).toHaveBeenCalledOnce());
  expect(tab.replace).not.toHaveBeenCalled();
  await act(async () => answer());
  await findToast('Achat confirmé');
  expect(tab.replace).toHaveBeenCalledExactlyOnceWith(jazz.ticketUrl);
  expect(await screen.findByRole('button', { name: t('event:purchase.again') })).toBeInTheDocument();
});

test('two clicks before the session is loaded record one purchase', async () => {
  const session = holdSession();
  const recordPurchase = mockRecord().mockResolvedValue();
  const { user } = await renderRoute(path, {
    user: lea,
    sessions: { watchSession: session.watchSession },
    purchases: { recordPurchase },
  });
  await user.dblClick(await findTicket());
  act(() => session.read(lea));
  await findToast('Achat confirmé');
  expect(recordPurchase).toHaveBeenCalledExactlyOnceWith(jazz.id, expect.any(AbortSignal));
  expect(tab.replace).toHaveBeenCalledOnce();
});

test('an early click opens no tab for the next user on the same page', async () => {
  const session = holdSession();
  const readPurchase = vi.fn(async () => true).mockResolvedValueOnce(false);
  const { user } = await renderRoute(path, {
    user: lea,
    sessions: { watchSession: session.watchSession },
    purchases: { readPurchase },
  });
  await user.click(await findTicket());
  act(() => session.read(lea));
  await findToast('Achat confirmé');
  act(() => session.read(null));
  await screen.findByRole('link', { name: t('common:nav.signIn') });
  act(() => session.read({ ...lea, id: '22222222-2222-4222-8222-222222222222' }));
  expect(await screen.findByText(t('event:purchase.held'))).toBeInTheDocument();
  expect(tab.open).toHaveBeenCalledOnce();
});

test('a blocked tab is replaced by a link to the ticket, and the purchase is recorded', async () => {
  tab.open.mockReturnValue(null);
  const recordPurchase = mockRecord().mockResolvedValue();
  const { user } = await renderRoute(path, { user: lea, purchases: { recordPurchase } });
  await screen.findByText('Léa Martin');
  await user.click(await findTicket());
  expect(await screen.findByText(t('event:purchase.blocked'))).toBeInTheDocument();
  expect(screen.getByRole('link', { name: startsWith(t('event:purchase.again')) })).toHaveAttribute(
    'href',
    jazz.ticketUrl,
  );
  expect(recordPurchase).toHaveBeenCalledOnce();
});

test('a purchase that could not be recorded closes the tab and shows a message', async () => {
  const recordPurchase = mockRecord().mockRejectedValue(new Error('Down.'));
  const { user } = await renderRoute(path, { user: lea, purchases: { recordPurchase } });
  await screen.findByText('Léa Martin');
  await user.click(await findTicket());
  await findToast(t('event:purchase.failed'));
  expect(tab.close).toHaveBeenCalledOnce();
  expect(tab.replace).not.toHaveBeenCalled();
});

test('a purchase is recorded although the stored one could not be read and is read again meanwhile', async () => {
  let answer = () => {};
  const recordPurchase = mockRecord().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const readPurchase = vi.fn<OwnPurchaseServices['readPurchase']>(() => new Promise(() => {}));
  readPurchase.mockRejectedValueOnce(new Error('Down.'));
  const { user } = await renderRoute(path, { user: lea, purchases: { recordPurchase, readPurchase } });
  await screen.findByText('Léa Martin');
  await user.click(await findTicket());
  await waitFor(() => expect(recordPurchase).toHaveBeenCalledOnce());
  act(() => void queryClient.refetchQueries({ queryKey: queryKeys.purchase(lea.id, jazz.id) }));
  await waitFor(() => expect(readPurchase).toHaveBeenCalledTimes(2));
  await act(async () => answer());
  await findToast('Achat confirmé');
  expect(tab.replace).toHaveBeenCalledExactlyOnceWith(jazz.ticketUrl);
});

test('a purchase that is read only at the second attempt is shown', async () => {
  const readPurchase = vi.fn<OwnPurchaseServices['readPurchase']>().mockRejectedValueOnce(new Error('Down.'));
  readPurchase.mockResolvedValue(true);
  await renderRoute(path, { user: lea, purchases: { readPurchase } });
  await waitFor(() => expect(queryClient.getQueryState(queryKeys.purchase(lea.id, jazz.id))?.status).toBe('error'));
  await act(() => queryClient.refetchQueries({ queryKey: queryKeys.purchase(lea.id, jazz.id) }));
  expect(await screen.findByText(t('event:purchase.held'))).toBeInTheDocument();
});

test('a recorded ticket opens the ticket office without a second purchase', async () => {
  const recordPurchase = mockRecord().mockResolvedValue();
  const { user } = await renderRoute(path, {
    user: lea,
    purchases: { recordPurchase, readPurchase: async () => true },
  });
  expect(await screen.findByText(t('event:purchase.held'))).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: t('event:purchase.again') }));
  await waitFor(() => expect(tab.replace).toHaveBeenCalledOnce());
  expect(recordPurchase).not.toHaveBeenCalled();
});

test('a removed ticket can be recorded again', async () => {
  const deletePurchase = vi.fn<OwnPurchaseServices['deletePurchase']>().mockResolvedValue();
  const recordPurchase = mockRecord().mockResolvedValue();
  const { user } = await renderRoute(path, {
    user: lea,
    purchases: { deletePurchase, recordPurchase, readPurchase: async () => true },
  });
  await user.click(await screen.findByRole('button', { name: t('common:ticket.takeBack') }));
  await findToast(t('common:ticket.takenBack'));
  expect(deletePurchase).toHaveBeenCalledExactlyOnceWith(jazz.id, expect.any(AbortSignal));
  // The button is removed: the focus moves to the ticket button.
  await waitFor(async () => expect(await findTicket()).toHaveFocus());
  await user.click(await findTicket());
  await findToast('Achat confirmé');
  expect(recordPurchase).toHaveBeenCalledOnce();
});

test('a ticket that could not be removed stays with a message', async () => {
  const deletePurchase = () => Promise.reject(new Error('Down.'));
  const { user } = await renderRoute(path, {
    user: lea,
    purchases: { deletePurchase, readPurchase: async () => true },
  });
  await user.click(await screen.findByRole('button', { name: t('common:ticket.takeBack') }));
  await findToast(t('common:ticket.takeBackFailed'));
  expect(screen.getByText(t('event:purchase.held'))).toBeInTheDocument();
});
