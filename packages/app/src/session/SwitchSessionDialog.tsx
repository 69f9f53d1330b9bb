import { ConfirmModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';

export interface SwitchSessionDialogProps {
  open: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks a signed-in user whether the session of a mail's link may replace theirs. */
export default function SwitchSessionDialog({ open, onConfirm, onCancel }: SwitchSessionDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmModal
      open={open}
      title={t('session.switch.title')}
      description={t('session.switch.text')}
      labels={{
        confirm: t('session.switch.confirm'),
        confirming: t('loading'),
        cancel: t('session.switch.cancel'),
        close: t('close'),
      }}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}
