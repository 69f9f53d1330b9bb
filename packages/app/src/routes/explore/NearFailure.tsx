import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowToast } from '../../toasts/ToastProvider';

/** Says that the device cannot be asked where it is. */
export function NearFailure() {
  const { t } = useTranslation();
  const showToast = useShowToast();
  useEffect(() => {
    showToast({ title: t('geolocation.failedTitle'), description: t('geolocation.failedText'), tone: 'danger' });
  }, [showToast, t]);
  return null;
}
