import type { LivelyEvent } from '@lively/engine';
import { createEventRemovalMachine, type EventRemovalServices } from '@lively/machines';
import { ConfirmModal } from '@lively/ui';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmitted } from '../../data/useEmitted';
import { toTitle } from '../../events/toTitle';
import { formatNumber } from '../../i18n/formatNumber';
import { isolateText } from '../../i18n/isolateText';
import { useLanguage } from '../../i18n/useLanguage';
import { useShowToast } from '../../toasts/ToastProvider';

export interface RemovalDialogProps {
  /** The event to remove. A new object opens the dialog again. */
  asked: { event: LivelyEvent };
  services: EventRemovalServices;
  /** Called when the event is deleted or cancelled, so that lists refetch. */
  onRemoved: () => void;
}

/** Asks whether to delete an event, or to cancel it if a user has a ticket, and does it. */
export default function RemovalDialog({ asked, services, onRemoved }: RemovalDialogProps) {
  const { t } = useTranslation(['myEvents', 'common', 'taxonomy']);
  const { t: tCommon } = useTranslation(['common', 'taxonomy']);
  const language = useLanguage();
  const [machine] = useState(() => createEventRemovalMachine(services));
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (current) => current);
  const showToast = useShowToast();
  const { event } = asked;

  useEffect(() => {
    actor.send({ type: 'removal.asked', eventId: asked.event.id, isSold: isSold(asked.event) });
  }, [actor, asked]);

  const onDone = (way: 'deleted' | 'cancelled') => {
    showToast({ title: t(`${way}.title`), description: t(`${way}.text`), tone: 'success' });
    onRemoved();
  };
  useEmitted(actor, 'removal.deleted', () => onDone('deleted'));
  useEmitted(actor, 'removal.cancelled', () => onDone('cancelled'));

  const isOpen = !snapshot.matches('idle');
  const isCancelling = useLast(
    isOpen,
    isOpen && (snapshot.matches('confirmingCancel') || snapshot.matches('cancelling')),
  );
  const way = isCancelling ? 'cancel' : 'remove';
  return (
    <ConfirmModal
      open={isOpen}
      title={t(`${way}.title`, { title: isolateText(toTitle(event, tCommon)) })}
      description={isCancelling ? describeHolders() : t('remove.description')}
      labels={{
        confirm: t(`${way}.confirm`),
        confirming: t(`${way}.confirming`),
        cancel: t(`${way}.keep`),
        close: t('common:close'),
      }}
      tone="danger"
      busy={snapshot.matches('deleting') || snapshot.matches('cancelling')}
      failure={snapshot.context.failure ? t(`${way}.failed`) : undefined}
      onConfirm={() => actor.send({ type: 'removal.confirmed' })}
      onCancel={() => actor.send({ type: 'removal.dismissed' })}
    />
  );

  function describeHolders(): string {
    const count = event.purchasesCount;
    return t('cancel.description', { count, number: formatNumber(count, language) });
  }
}

/** Whether ticket holders must be notified by a cancellation before the event can be deleted; they keep its name. */
function isSold({ purchasesCount, status }: LivelyEvent): boolean {
  return purchasesCount > 0 && status !== 'cancelled';
}

/** Keeps the last value while the dialog closes. */
function useLast(isOpen: boolean, value: boolean): boolean {
  const [last, setLast] = useState(value);
  if (isOpen && last !== value) setLast(value);
  return isOpen ? value : last;
}
