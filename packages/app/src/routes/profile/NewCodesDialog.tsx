import { ConfirmModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import type { OpenedDialogProps } from '../../toasts/lazyDialog';

export interface NewCodesDialogProps extends OpenedDialogProps {
  onConfirm: () => void;
}

/** Asks for confirmation before new recovery codes replace the old ones. */
export default function NewCodesDialog({ onConfirm, onClose }: NewCodesDialogProps) {
  const { t } = useTranslation(['secondFactor', 'common']);
  return (
    <ConfirmModal
      open
      title={t('newCodes.title')}
      description={t('newCodes.text')}
      labels={{
        confirm: t('newCodes.confirm'),
        confirming: t('verifying'),
        cancel: t('newCodes.keep'),
        close: t('common:close'),
      }}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
