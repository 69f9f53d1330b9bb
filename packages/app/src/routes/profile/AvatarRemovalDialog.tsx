import { ConfirmModal } from '@lively/ui';
import { useTranslation } from 'react-i18next';
import type { OpenedDialogProps } from '../../toasts/lazyDialog';

export interface AvatarRemovalDialogProps extends OpenedDialogProps {
  onConfirm: () => void;
}

/** Asks for confirmation before a user's picture is removed: the site keeps no copy. */
export default function AvatarRemovalDialog({ onConfirm, onClose }: AvatarRemovalDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  return (
    <ConfirmModal
      open
      title={t('avatar.ask.title')}
      description={t('avatar.ask.text')}
      labels={{
        confirm: t('avatar.ask.confirm'),
        confirming: t('avatar.removing'),
        cancel: t('avatar.ask.keep'),
        close: t('common:close'),
      }}
      tone="danger"
      onConfirm={onConfirm}
      onCancel={onClose}
    />
  );
}
