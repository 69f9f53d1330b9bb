import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowToast } from '../../toasts/ToastProvider';

/** The message that the position cannot be requested. */
export function NearFailure() {
  const { t } = useTranslation();
  const showToast = useShowToast();
  useEffect(() => {
    showToast({ title: t('geolocation.failedTitle'), description: t('geolocation.failedText'), tone: 'danger' });
  }, [showToast, t]);
  return null;
}
