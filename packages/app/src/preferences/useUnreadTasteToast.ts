import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useShowToast } from '../toasts/ToastProvider';

/** Says, once each time it happens, that what the user likes could not be read. */
export function useUnreadTasteToast(isUnread: boolean): void {
  const { t } = useTranslation(['preferences', 'common', 'taxonomy']);
  const showToast = useShowToast();
  useEffect(() => {
    if (isUnread) showToast({ title: t('common:toast.errorTitle'), description: t('loadFailed'), tone: 'danger' });
  }, [isUnread, showToast, t]);
}
