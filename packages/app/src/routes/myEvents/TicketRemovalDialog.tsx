import type { LivelyEvent } from '@lively/engine';
import { ConfirmModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import { toTitle } from '../../events/toTitle';
import { isolateText } from '../../i18n/isolateText';

interface TicketRemovalDialogProps {
  event: LivelyEvent;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation that a ticket was not bought. */
export default function TicketRemovalDialog({ event, onConfirm, onClose }: TicketRemovalDialogProps) {
  const { t } = useTranslation(['myEvents', 'common', 'taxonomy']);
  const tCommon = useTranslation(['common', 'taxonomy']).t;
  return (
    <ConfirmModal
      open
      title={t('takeBack.title', { title: isolateText(toTitle(event, tCommon)) })}
      description={t('takeBack.description')}
      labels={{
        confirm: t('takeBack.confirm'),
        confirming: t('takeBack.confirm'),
        cancel: t('takeBack.keep'),
        close: t('common:close'),
      }}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
