import type { EventId } from '@lively/engine';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { textsOf } from '../i18n/texts';
import { useServices } from '../services/ServicesContext';
import { useSession } from '../session/followSession';
import { showToast } from '../toasts/toasts';
import { openTicketTab } from './openTicketTab';
import type { PurchaseActor, PurchaseState } from './startPurchaseActor';

const nothingBought: PurchaseState = { isPurchased: false, isBuying: false, isBlocked: false };

/**
 * The user's way to a ticket. The machine is loaded for users only, with the page: when the button is pressed, the tab
 * must open at once.
 *
 * @param ticketUrl - Where the ticket is sold; undefined where nothing can be bought.
 */
export function usePurchase(eventId: EventId, ticketUrl: string | undefined): PurchaseState & { buy: () => void } {
  const t = textsOf('event');
  const session = useSession();
  const { purchasesOf } = useServices();
  const userId = session.status === 'signedIn' ? session.user.id : undefined;
  const [actor, setActor] = useState<PurchaseActor>();
  const starting = useRef<Promise<PurchaseActor>>(undefined);

  const tellFailure = useCallback(
    () => showToast({ title: t('common:toast.errorTitle'), description: t('purchase.failed'), tone: 'danger' }),
    [t],
  );

  useEffect(() => {
    if (!userId || !ticketUrl) return;
    const controller = new AbortController();
    const { signal } = controller;
    const services = purchasesOf(userId);
    const start = Promise.all([
      import('./startPurchaseActor'),
      // Where it cannot be read it is recorded again, which changes nothing.
      services.readPurchase(eventId, signal).catch(() => false),
    ]).then(([{ startPurchaseActor }, purchased]) => {
      signal.throwIfAborted();
      const started = startPurchaseActor(
        { ...services, openTab: () => openTicketTab(t('purchase.opening')) },
        { eventId, ticketUrl, purchased },
        {
          tellPurchase: () =>
            showToast({ title: t('purchase.doneTitle'), description: t('purchase.doneText'), tone: 'success' }),
          tellFailure,
        },
      );
      signal.addEventListener('abort', started.stop);
      return started;
    });
    starting.current = start;
    start.then(
      (started) => signal.aborted || setActor(started),
      // Said when the user wants to buy, not before.
      () => {},
    );
    return () => {
      controller.abort();
      starting.current = undefined;
      setActor(undefined);
    };
  }, [userId, ticketUrl, eventId, purchasesOf, t, tellFailure]);

  const buy = useCallback(() => {
    starting.current?.then((started) => started.click(), tellFailure);
  }, [tellFailure]);

  const readNothing = () => nothingBought;
  const state = useSyncExternalStore(actor?.subscribe ?? subscribeToNothing, actor?.read ?? readNothing, readNothing);
  return { ...state, buy };
}

function subscribeToNothing(): () => void {
  return () => {};
}
