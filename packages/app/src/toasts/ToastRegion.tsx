import { Toast, type ToastMessage } from '@lively/ui';
import { useTranslation } from 'react-i18next';

export interface ToastRegionProps {
  message: ToastMessage | null;
  onClose: () => void;
}

/** Where messages show. Loaded with the first one: nothing of it is needed to read a page. */
export default function ToastRegion({ message, onClose }: ToastRegionProps) {
  const { t } = useTranslation();
  return <Toast toast={message} onClose={onClose} labels={{ region: t('notifications'), close: t('close') }} />;
}
