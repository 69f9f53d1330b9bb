import type { EventId } from '@lively/engine';
import { createPurchaseMachine } from '@lively/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useEmitted } from '../data/useEmitted';
import { useInvalidate } from '../data/useInvalidate';
import { useShowToast } from '../toasts/ToastProvider';
import { openTicketTab } from './openTicketTab';

export interface PurchaseState {
  /** The purchase is stored. */
  isPurchased: boolean;
  /** The tab is open and waits for the record. */
  isBuying: boolean;
  /** The browser did not let the tab open. */
  isBlocked: boolean;
  buy: () => void;
}

export interface PurchaseActorProps {
  userId: string;
  eventId: EventId;
  /** Where the ticket is sold. */
  ticketUrl: string;
  /** Whether the purchase is stored. */
  purchased: boolean;
  /** Counts the clicks that came before this was there: from one on, it is as if there was one. */
  earlyClicks: number;
  onChange: (state: PurchaseState | undefined) => void;
}

/** Runs the machine of one user's way to one ticket. Loaded for users only. */
export default function PurchaseActor(props: PurchaseActorProps) {
  const { userId, eventId, ticketUrl, purchased, earlyClicks, onChange } = props;
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const { purchasesOf } = useBackend();
  const machine = useMemo(
    () => createPurchaseMachine({ ...purchasesOf(userId), openTab: () => openTicketTab(t('purchase.opening')) }),
    [purchasesOf, userId, t],
  );
  const [input] = useState({ eventId, ticketUrl, purchased });
  const actor = useActorRef(machine, { input });
  const isPurchased = useSelector(actor, ({ context }) => context.purchased);
  const isBlocked = useSelector(actor, ({ context }) => context.blocked);
  const isBuying = useSelector(actor, (snapshot) => snapshot.matches('buying'));

  const buy = useCallback(() => actor.send({ type: 'purchase.clicked' }), [actor]);
  useEffect(() => {
    onChange({ isPurchased, isBlocked, isBuying, buy });
  }, [isPurchased, isBlocked, isBuying, buy, onChange]);
  useEffect(() => () => onChange(undefined), [onChange]);
  useEffect(() => {
    if (earlyClicks > 0) buy();
  }, [earlyClicks, buy]);

  useEmitted(actor, 'purchase.completed', () => {
    showToast({ title: t('purchase.doneTitle'), description: t('purchase.doneText'), tone: 'success' });
    invalidate(queryKeys.purchase(userId, eventId));
    invalidate(queryKeys.myEventList(userId, 'purchased'));
  });
  useEmitted(actor, 'purchase.failed', () => {
    showToast({ title: t('common:toast.errorTitle'), description: t('purchase.failed'), tone: 'danger' });
  });
  return null;
}
