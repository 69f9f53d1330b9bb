import type { EventId } from '@lively/engine';
import { type PurchaseServices, withDeadline } from '@lively/machines';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { useLazyActor } from '../data/useLazyActor';
import { useUserId } from '../session/SessionContext';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useSignInForPress } from '../session/useSignInForPress';
import { useShowToast } from '../toasts/ToastProvider';
import { openTicketTab } from './openTicketTab';
import { useTakeBack } from './useTakeBack';

export interface Purchase {
  /** Whether the purchase is stored. */
  isPurchased: boolean;
  /** Whether the tab is open and waits for the record. */
  isBuying: boolean;
  /** Whether the browser blocked the tab. */
  isBlocked: boolean;
  buy: () => void;
  /** Deletes the record, because no ticket was bought in the end. */
  takeBack: () => void;
}

const loadPurchaseActor = () => import('./purchaseActor');

/**
 * Runs a user's purchase of a ticket. The machine loads with the page, because a press must open the tab at once.
 *
 * @param ticketUrl - The URL where the ticket is sold; undefined if nothing can be bought.
 * @param onVisitor - Called if a press from before the session was read turns out to be a visitor's.
 */
export function usePurchase(eventId: EventId, ticketUrl: string | undefined, onVisitor: () => void): Purchase {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const userId = useUserId() ?? '';
  const { purchasesOf } = useBackend();
  // A deleted record restarts the machine.
  const [round, setRound] = useState(0);
  const stored = useQuery({
    queryKey: queryKeys.purchase(userId, eventId),
    queryFn: ({ signal }) => withDeadline((either) => purchasesOf(userId).readPurchase(eventId, either), signal),
    enabled: userId !== '' && ticketUrl !== undefined,
  });
  // A purchase that cannot be read is recorded again, which has no effect. A query that failed is pending while it reads
  // again, which must not stop the machine: the tab of a ticket would close, and its purchase be lost.
  const isRead = stored.isFetched;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored later is what the machine did; each round is another.
  const input = useMemo(() => {
    if (!ticketUrl || !isRead) return null;
    const services: PurchaseServices = {
      openTab: () => openTicketTab(t('purchase.opening')),
      recordPurchase: (id, signal) => purchasesOf(userId).recordPurchase(id, signal),
    };
    return { services, eventId, ticketUrl, purchased: stored.data ?? false };
  }, [purchasesOf, userId, eventId, ticketUrl, isRead, round, t]);
  const { snapshot, send, queue, clear } = useLazyActor(loadPurchaseActor, input, {
    onUnavailable: fail,
    on: {
      'purchase.completed': () => {
        showToast({ title: t('purchase.doneTitle'), description: t('purchase.doneText'), tone: 'success' });
        invalidate(queryKeys.purchase(userId, eventId));
        invalidate(queryKeys.myEventList(userId, 'purchased'));
      },
      'purchase.failed': fail,
    },
  });
  const takeBack = useTakeBack(userId, () => setRound((count) => count + 1));
  const buy = () => send({ type: 'purchase.clicked' });

  useInterruptedAction('ticket', buy);
  useSignInForPress(queue.at(-1) ?? null, () => {
    clear();
    onVisitor();
  });

  return {
    // The machine may have started before the stored purchase could be read.
    isPurchased: (snapshot?.context.purchased || stored.data) ?? false,
    isBuying: snapshot?.matches('buying') ?? false,
    isBlocked: snapshot?.context.blocked ?? false,
    buy,
    takeBack: () => takeBack(eventId),
  };

  function fail() {
    showToast({ title: t('common:toast.errorTitle'), description: t('purchase.failed'), tone: 'danger' });
  }
}
