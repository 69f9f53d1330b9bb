import type { EventId } from '@lively/engine';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { lazyWithFallback } from '../data/lazyWithFallback';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { withDeadline } from '../data/withDeadline';
import { useUserId } from '../session/SessionContext';
import { useInterruptedAction } from '../session/useInterruptedAction';
import { useSignInForPress } from '../session/useSignInForPress';
import { useShowToast } from '../toasts/ToastProvider';
import type { PurchaseActorProps, PurchaseState } from './PurchaseActor';

const PurchaseActor = lazyWithFallback(() => import('./PurchaseActor'), FailedPurchaseActor);

/**
 * The user's way to a ticket. The machine is loaded with the page: when the button is pressed, the tab must open at once.
 *
 * @param ticketUrl - Where the ticket is sold; undefined where nothing can be bought.
 * @param onVisitor - A press that came before the session was known was a visitor's.
 */
export function usePurchase(
  eventId: EventId,
  ticketUrl: string | undefined,
  onVisitor: () => void,
): PurchaseState & {
  /** Takes the record back: no ticket was bought in the end. */
  takeBack: () => void;
  /** Runs the machine: rendered anywhere in the page. */
  actor: ReactNode;
} {
  const userId = useUserId() ?? '';
  const { purchasesOf } = useBackend();
  const [state, setState] = useState<PurchaseState>();
  const [earlyClicks, setEarlyClicks] = useState(0);
  // Each record that is taken back begins another machine.
  const [round, setRound] = useState(0);
  const takeBack = useTakeBack(userId, eventId, () => {
    setState(undefined);
    setRound((count) => count + 1);
  });
  const onChange = useCallback((next: PurchaseState | undefined) => {
    setState(next);
    // The machine has them by then: whoever signs in next on this page did not click.
    if (next) setEarlyClicks(0);
  }, []);
  const stored = useQuery({
    queryKey: queryKeys.purchase(userId, eventId),
    queryFn: ({ signal }) => withDeadline((either) => purchasesOf(userId).readPurchase(eventId, either), signal),
    enabled: userId !== '' && ticketUrl !== undefined,
  });

  const press = useCallback(() => setEarlyClicks((count) => count + 1), []);
  useInterruptedAction('ticket', press);
  useSignInForPress(earlyClicks || null, () => {
    setEarlyClicks(0);
    onVisitor();
  });

  const idle = { isPurchased: false, isBuying: false, isBlocked: false };
  return {
    ...(state ?? { ...idle, buy: press }),
    takeBack,
    // Where it cannot be read it is recorded again, which changes nothing.
    actor: ticketUrl && !stored.isPending && (
      <Suspense fallback={null}>
        <PurchaseActor
          key={`${userId} ${eventId} ${round}`}
          userId={userId}
          eventId={eventId}
          ticketUrl={ticketUrl}
          purchased={stored.data ?? false}
          earlyClicks={earlyClicks}
          onChange={onChange}
        />
      </Suspense>
    ),
  };
}

function useTakeBack(userId: string, eventId: EventId, onTakenBack: () => void): () => void {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const { purchasesOf } = useBackend();
  return () => {
    withDeadline((signal) => purchasesOf(userId).deletePurchase(eventId, signal)).then(
      () => {
        queryClient.setQueryData(queryKeys.purchase(userId, eventId), false);
        invalidate(queryKeys.myEventList(userId, 'purchased'));
        onTakenBack();
        showToast({ title: t('purchase.takenBack'), tone: 'success' });
      },
      () =>
        showToast({ title: t('common:toast.errorTitle'), description: t('purchase.takeBackFailed'), tone: 'danger' }),
    );
  };
}

/** Where the machine does not come, a purchase cannot be recorded: that is said when somebody wants a ticket. */
function FailedPurchaseActor({ earlyClicks }: PurchaseActorProps) {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const showToast = useShowToast();
  useEffect(() => {
    if (earlyClicks === 0) return;
    showToast({ title: t('common:toast.errorTitle'), description: t('purchase.failed'), tone: 'danger' });
  }, [earlyClicks, showToast, t]);
  return null;
}
