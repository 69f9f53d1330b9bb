import type { LivelyEvent } from '@lively/engine';
import type { EventScreenPage } from '@lively/ui/screens';
import { useLocation } from 'wouter';
import { textsOf } from '../../i18n/texts';
import { usePurchase } from '../../purchases/usePurchase';
import { useSession } from '../../session/followSession';
import { showToast } from '../../toasts/toasts';
import { signInPath } from '../paths';
import { useAddress } from '../useAddress';

type Booking = Extract<EventScreenPage, { state: 'ready' }>['booking'];

/**
 * The one action of the booking card. A user's tab opens and the purchase is recorded; a visitor signs in first and comes
 * back.
 *
 * @param ticketUrl - Where the ticket is sold; undefined where nothing can be bought.
 */
export function useTicket(
  event: LivelyEvent,
  ticketUrl: string | undefined,
): Pick<Booking, 'action' | 'detour' | 'note'> {
  const t = textsOf('event');
  const session = useSession();
  const [, navigate] = useLocation();
  const { pathname, search } = useAddress();
  const { isPurchased, isBuying, isBlocked, buy } = usePurchase(event.id, ticketUrl);

  if (!ticketUrl) return {};
  if (session.status === 'signedOut') return { action: { label: t('booking.ticket'), onSelect: signIn } };
  return {
    action: {
      label: t(isPurchased ? 'purchase.again' : 'booking.ticket'),
      busyLabel: isBuying ? t('purchase.opening') : undefined,
      onSelect: buy,
    },
    note: isPurchased ? t('purchase.held') : undefined,
    detour: isBlocked
      ? {
          text: t('purchase.blocked'),
          link: { label: t('purchase.again'), href: ticketUrl, newTabLabel: t('booking.newTab') },
        }
      : undefined,
  };

  function signIn() {
    showToast({ title: t('common:toast.signInTitle'), description: t('purchase.signIn'), tone: 'neutral' });
    navigate(signInPath(pathname + search));
  }
}
