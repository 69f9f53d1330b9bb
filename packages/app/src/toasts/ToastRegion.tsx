import { Toast, type ToastMessage } from '@lively/ui';
import { useTranslation } from 'react-i18next';

export interface ToastRegionProps {
  message: ToastMessage | null;
  onClose: () => void;
}

/** The container of toasts. Loaded with the first toast: reading a page does not need it. */
export default function ToastRegion({ message, onClose }: ToastRegionProps) {
  const { t } = useTranslation();
  return <Toast toast={message} onClose={onClose} labels={{ region: t('notifications'), close: t('close') }} />;
}
