import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useOffline } from '../device/connection';
import { useShowToast } from '../toasts/ToastProvider';

/**
 * Shows a toast once per failure to read the user's interests. While offline, the page has a notice.
 *
 * @param tags - Null if only the tags could not be read.
 */
export function useUnreadInterestsToast(isError: boolean, tags: readonly string[] | null | undefined): void {
  const isOffline = useOffline();
  const isUnread = !isOffline && (isError || tags === null);
  const { t } = useTranslation(['preferences', 'common', 'taxonomy']);
  const showToast = useShowToast();
  useEffect(() => {
    if (isUnread) showToast({ title: t('common:toast.errorTitle'), description: t('loadFailed'), tone: 'danger' });
  }, [isUnread, showToast, t]);
}
