import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowToast } from '../../toasts/ToastProvider';

/** Answers the press when a dialog fails to load. */
export function DialogFailure({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['explore', 'common']);
  const showToast = useShowToast();
  useEffect(() => {
    if (!open) return;
    showToast({ title: t('dialogFailedTitle'), description: t('failedText'), tone: 'danger' });
    onClose();
  }, [open, onClose, showToast, t]);
  return null;
}
