import type { LivelyEvent } from '@lively/engine';
import type { EventScreenPage } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { signInPath } from '../../navigation/paths';
import { usePurchase } from '../../purchases/usePurchase';
import { keepInterruptedAction } from '../../session/interruptedAction';
import { useSession } from '../../session/SessionContext';
import { useShowToast } from '../../toasts/ToastProvider';

type Booking = Extract<EventScreenPage, { state: 'ready' }>['booking'];

/**
 * Runs the only action of the booking card. For a user, a tab opens and the purchase is recorded; a visitor signs in
 * first, and the action runs on return.
 *
 * @param ticketUrl - The URL where the ticket is sold; undefined if nothing can be bought.
 */
export function useTicket(
  event: LivelyEvent,
  ticketUrl: string | undefined,
): Pick<Booking, 'action' | 'detour' | 'note' | 'undo'> {
  const { t } = useTranslation(['event', 'common', 'taxonomy']);
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const showToast = useShowToast();
  const { isPurchased, isBuying, isBlocked, buy, takeBack } = usePurchase(event.id, ticketUrl, signIn);

  if (!ticketUrl) return {};
  const label = t(event.attendance === 'online' ? 'booking.join' : 'booking.ticket');
  if (session.status === 'signedOut') return { action: { label, onSelect: signIn } };
  return {
    action: {
      label: isPurchased ? t('purchase.again') : label,
      busyLabel: isBuying ? t('purchase.opening') : undefined,
      onSelect: buy,
    },
    note: isPurchased ? t('purchase.held') : undefined,
    undo: isPurchased && !isBuying ? { label: t('common:ticket.takeBack'), onPress: takeBack } : undefined,
    detour: isBlocked
      ? {
          text: t('purchase.blocked'),
          link: { label: t('purchase.again'), href: ticketUrl, newTabLabel: t('booking.newTab') },
        }
      : undefined,
  };

  function signIn() {
    const path = pathname + search;
    keepInterruptedAction(path, { kind: 'ticket', eventId: event.id });
    showToast({ title: t('common:toast.signInTitle'), description: t('purchase.signIn'), tone: 'neutral' });
    navigate(signInPath(path));
  }
}
