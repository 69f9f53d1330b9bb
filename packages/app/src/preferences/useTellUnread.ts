import { useEffect } from 'react';
import { textsOf } from '../i18n/texts';
import { showToast } from '../toasts/toasts';

/** Says, once each time it happens, that what the user likes could not be read. */
export function useTellUnread(isUnread: boolean): void {
  const t = textsOf('preferences');
  useEffect(() => {
    if (isUnread) showToast({ title: t('common:toast.errorTitle'), description: t('loadFailed'), tone: 'danger' });
  }, [isUnread, t]);
}
