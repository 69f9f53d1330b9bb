import type { PollLink } from '@lively/ui/screens';
import { useTranslation } from 'react-i18next';
import { useShowToast } from '../../toasts/ToastProvider';

/** Shows a link with what it is for, and shares or copies it. */
export function useLinkSharing(): (kind: 'own' | 'friends' | 'organizer', url: string) => PollLink {
  const { t } = useTranslation(['poll', 'common', 'taxonomy']);
  const showToast = useShowToast();
  return (kind, url) => ({
    title: t(`link.${kind}.title`),
    text: t(`link.${kind}.text`),
    url,
    share: {
      label: t(`link.${kind}.share`),
      url,
      title: t('title'),
      onCopied: () => showToast({ title: t('common:toast.linkCopied'), tone: 'success' }),
      onFailed: () =>
        showToast({
          title: t('common:toast.errorTitle'),
          description: t('common:toast.linkNotCopied', { url }),
          tone: 'danger',
        }),
    },
  });
}
