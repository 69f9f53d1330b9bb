import type { EventId } from '@lively/engine';
import { withDeadline } from '@lively/machines';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBackend } from '../data/BackendContext';
import { queryKeys } from '../data/queryKeys';
import { useInvalidate } from '../data/useInvalidate';
import { useShowToast } from '../toasts/ToastProvider';

/**
 * Deletes the record of a ticket that was not bought in the end, and shows a message.
 *
 * @param onTakenBack - Called once it is deleted, before the lists are refetched.
 */
export function useTakeBack(userId: string, onTakenBack?: () => void): (eventId: EventId) => void {
  const { t } = useTranslation();
  const showToast = useShowToast();
  const invalidate = useInvalidate();
  const queryClient = useQueryClient();
  const { purchasesOf } = useBackend();
  return (eventId) => {
    withDeadline((signal) => purchasesOf(userId).deletePurchase(eventId, signal)).then(
      () => {
        onTakenBack?.();
        queryClient.setQueryData(queryKeys.purchase(userId, eventId), false);
        invalidate(queryKeys.myEventList(userId, 'purchased'));
        invalidate(queryKeys.changes(userId));
        showToast({ title: t('ticket.takenBack'), tone: 'success' });
      },
      () => showToast({ title: t('toast.errorTitle'), description: t('ticket.takeBackFailed'), tone: 'danger' }),
    );
  };
}
